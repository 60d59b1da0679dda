/*
 * A film crew in silhouette before one large light, on worn film: a seamless loop.
 *
 *   take WIDTH HEIGHT FRAMES [FIRST COUNT]  > rgb24
 *
 * Every person and thing is a few capsules, discs and boxes, each by its distance to a point, so that
 * the edges are as soft as the lens makes them. The light is a frame of silk: blown out inside, haze
 * around it. What moves: the slate claps and goes down, the boom sways, the tally lamp blinks, the haze
 * drifts. What film adds: flicker, weave, dust and a scratch. All of it comes round with the last frame.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define TURN 6.28318530718f
#define FLOOR 7.8f

typedef struct {
  float x, y;
} Point;

static float clampf(float v, float low, float high) { return v < low ? low : v > high ? high : v; }

static float smooth(float low, float high, float v) {
  v = clampf((v - low) / (high - low), 0, 1);
  return v * v * (3 - 2 * v);
}

/* A number in 0..1 for a place and a frame, the same on every machine. */
static float noise_at(int x, int y, int n) {
  unsigned h = (unsigned)x * 374761393u + (unsigned)y * 668265263u + (unsigned)n * 2246822519u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return ((h ^ (h >> 16)) & 0xffff) / 65535.0f;
}

static float value_noise(float x, float y) {
  int i = (int)floorf(x), j = (int)floorf(y);
  float u = smooth(0, 1, x - i), v = smooth(0, 1, y - j);
  float top = noise_at(i, j, 7) * (1 - u) + noise_at(i + 1, j, 7) * u;
  float bottom = noise_at(i, j + 1, 7) * (1 - u) + noise_at(i + 1, j + 1, 7) * u;
  return top * (1 - v) + bottom * v;
}

static float haze(float x, float y) {
  return 0.55f * value_noise(x, y) + 0.3f * value_noise(2.1f * x + 9, 2.1f * y) + 0.15f * value_noise(4.3f * x, 4.3f * y + 5);
}

/* Distances, in units of the scene; negative inside. */
static float limb(Point p, float ax, float ay, float bx, float by, float ra, float rb) {
  float dx = bx - ax, dy = by - ay, px = p.x - ax, py = p.y - ay;
  float along = clampf((px * dx + py * dy) / (dx * dx + dy * dy), 0, 1);
  px -= dx * along;
  py -= dy * along;
  return sqrtf(px * px + py * py) - (ra + (rb - ra) * along);
}

static float disc(Point p, float x, float y, float rx, float ry) {
  float dx = (p.x - x) / rx, dy = (p.y - y) / ry;
  return (sqrtf(dx * dx + dy * dy) - 1) * fminf(rx, ry);
}

static float box(Point p, float x, float y, float hx, float hy) {
  float dx = fabsf(p.x - x) - hx, dy = fabsf(p.y - y) - hy;
  float ox = fmaxf(dx, 0), oy = fmaxf(dy, 0);
  return sqrtf(ox * ox + oy * oy) + fminf(fmaxf(dx, dy), 0);
}

/* Two shapes of one body: they run into each other. */
static float join(float a, float b) {
  float h = clampf(0.5f + 0.5f * (b - a) / 0.14f, 0, 1);
  return b + (a - b) * h - 0.14f * h * (1 - h);
}

static float actor(Point p, float t) {
  p.x -= 0.035f * sinf(t) * (FLOOR - p.y) / 4;
  float d = join(disc(p, 12.1f, 3.28f, 0.33f, 0.42f), limb(p, 12.16f, 3.6f, 12.18f, 4.0f, 0.16f, 0.2f));
  d = join(d, limb(p, 11.8f, 3.36f, 11.74f, 3.4f, 0.05f, 0.03f));
  d = join(d, disc(p, 12.47f, 3.16f, 0.2f, 0.18f));
  d = join(d, limb(p, 11.86f, 4.2f, 12.52f, 4.2f, 0.22f, 0.22f));
  d = join(d, limb(p, 12.19f, 4.4f, 12.19f, 5.2f, 0.42f, 0.33f));
  d = join(d, fmaxf(limb(p, 12.2f, 5.3f, 12.26f, 7.3f, 0.34f, 0.62f), p.y - 7.12f));
  d = join(d, limb(p, 11.72f, 4.3f, 11.58f, 5.2f, 0.16f, 0.13f));
  d = join(d, limb(p, 11.58f, 5.2f, 11.6f, 6.0f, 0.13f, 0.09f));
  d = join(d, limb(p, 12.68f, 4.3f, 12.8f, 5.2f, 0.16f, 0.13f));
  d = join(d, limb(p, 12.8f, 5.2f, 12.86f, 6.0f, 0.13f, 0.09f));
  d = join(d, limb(p, 12.0f, 7.0f, 11.98f, 7.7f, 0.11f, 0.09f));
  d = join(d, limb(p, 12.44f, 7.0f, 12.5f, 7.7f, 0.11f, 0.09f));
  return fminf(d, fminf(limb(p, 11.98f, 7.74f, 11.72f, 7.78f, 0.09f, 0.06f), limb(p, 12.5f, 7.74f, 12.26f, 7.78f, 0.09f, 0.06f)));
}

static float camera(Point p) {
  float d = box(p, 6.8f, 4.35f, 0.6f, 0.36f) - 0.05f;
  d = fminf(d, disc(p, 6.42f, 3.52f, 0.52f, 0.52f));
  d = fminf(d, disc(p, 7.32f, 3.6f, 0.44f, 0.44f));
  d = fminf(d, box(p, 7.72f, 4.35f, 0.36f, 0.2f));
  d = fminf(d, box(p, 8.22f, 4.35f, 0.15f, 0.42f));
  d = fminf(d, limb(p, 8.3f, 3.92f, 8.8f, 3.7f, 0.03f, 0.03f));
  d = fminf(d, limb(p, 6.2f, 4.22f, 5.85f, 4.2f, 0.1f, 0.13f));
  d = fminf(d, box(p, 6.8f, 4.86f, 0.34f, 0.12f));
  d = fminf(d, limb(p, 6.7f, 4.95f, 5.75f, 7.8f, 0.08f, 0.05f));
  d = fminf(d, limb(p, 6.8f, 4.95f, 6.95f, 7.8f, 0.08f, 0.05f));
  return fminf(d, limb(p, 6.9f, 4.95f, 8.0f, 7.8f, 0.08f, 0.05f));
}

static float operator_at(Point p, float t) {
  p.y -= 0.02f * sinf(2 * t);
  float d = join(disc(p, 5.38f, 4.02f, 0.36f, 0.4f), limb(p, 5.2f, 4.3f, 5.0f, 4.7f, 0.18f, 0.22f));
  d = join(d, limb(p, 5.3f, 3.76f, 5.72f, 3.82f, 0.1f, 0.04f));
  d = join(d, limb(p, 4.9f, 4.95f, 4.5f, 6.0f, 0.46f, 0.4f));
  d = join(d, limb(p, 5.1f, 4.9f, 5.75f, 5.4f, 0.17f, 0.13f));
  d = join(d, limb(p, 5.75f, 5.4f, 6.35f, 4.95f, 0.13f, 0.09f));
  d = join(d, limb(p, 4.42f, 6.1f, 4.05f, 7.75f, 0.24f, 0.14f));
  return join(d, limb(p, 4.62f, 6.1f, 4.95f, 7.75f, 0.24f, 0.14f));
}

static float boom(Point p, float t) {
  float sway = 0.09f * sinf(2 * t);
  float d = join(disc(p, 15.95f, 3.2f, 0.33f, 0.4f), limb(p, 15.98f, 3.55f, 16.0f, 4.0f, 0.16f, 0.2f));
  d = join(d, limb(p, 16.0f, 4.2f, 16.02f, 5.5f, 0.44f, 0.36f));
  d = join(d, limb(p, 15.7f, 4.1f, 15.3f, 3.3f, 0.15f, 0.12f));
  d = join(d, limb(p, 15.3f, 3.3f, 15.0f, 2.4f, 0.12f, 0.09f));
  d = join(d, limb(p, 16.3f, 4.1f, 16.55f, 3.3f, 0.15f, 0.12f));
  d = join(d, limb(p, 16.55f, 3.3f, 16.2f, 2.68f, 0.12f, 0.09f));
  d = join(d, limb(p, 15.86f, 5.5f, 15.7f, 7.75f, 0.22f, 0.13f));
  d = join(d, limb(p, 16.2f, 5.5f, 16.35f, 7.75f, 0.22f, 0.13f));
  d = fminf(d, limb(p, 17.2f, 2.95f, 12.95f, 1.82f + sway, 0.035f, 0.025f));
  return fminf(d, limb(p, 12.95f, 1.85f + sway, 12.72f, 2.3f + sway, 0.14f, 0.12f));
}

/* The assistant, and the slate that claps a fifth into the loop and then goes down. */
static float slate(Point p, float loop) {
  float d = join(disc(p, 9.42f, 5.5f, 0.33f, 0.38f), limb(p, 9.36f, 5.8f, 9.3f, 6.1f, 0.16f, 0.2f));
  d = join(d, disc(p, 9.22f, 5.42f, 0.3f, 0.36f));
  d = join(d, limb(p, 9.28f, 6.3f, 9.05f, 7.1f, 0.36f, 0.4f));
  d = join(d, limb(p, 9.1f, 7.25f, 9.85f, 7.0f, 0.24f, 0.18f));
  d = join(d, limb(p, 9.85f, 7.0f, 9.85f, 7.7f, 0.17f, 0.11f));
  d = join(d, limb(p, 8.9f, 7.35f, 8.55f, 7.72f, 0.2f, 0.1f));
  float down = 1.5f * (smooth(0.31f, 0.4f, loop) - smooth(0.84f, 0.93f, loop));
  float open = 0.5f * (1 - smooth(0.195f, 0.204f, loop) + smooth(0.93f, 0.98f, loop));
  float y = 5.55f + down;
  d = join(d, limb(p, 9.4f, 6.25f, 9.95f, 6.1f + 0.5f * down, 0.14f, 0.11f));
  d = join(d, limb(p, 9.95f, 6.1f + 0.5f * down, 10.3f, y + 0.15f, 0.11f, 0.09f));
  d = fminf(d, box(p, 10.75f, y, 0.5f, 0.36f));
  d = fminf(d, limb(p, 10.28f, y - 0.44f, 11.22f, y - 0.44f, 0.05f, 0.05f));
  return fminf(d, limb(p, 10.28f, y - 0.53f, 10.28f + 0.95f * cosf(open), y - 0.53f - 0.95f * sinf(open), 0.05f, 0.05f));
}

/* What hangs and stands around: the silk's frame and stands, lamps on a pipe. */
static float rigging(Point p) {
  float d = fabsf(box(p, 12, 3.75f, 2.95f, 2.9f)) - 0.05f;
  d = fminf(d, box(p, 9.02f, 4.4f, 0.05f, 3.4f));
  d = fminf(d, box(p, 14.98f, 4.4f, 0.05f, 3.4f));
  d = fminf(d, limb(p, 9.02f, 6.9f, 8.5f, 7.8f, 0.04f, 0.04f));
  d = fminf(d, limb(p, 14.98f, 6.9f, 15.5f, 7.8f, 0.04f, 0.04f));
  d = fminf(d, box(p, 4, 0.02f, 12, 0.06f));
  for (int lamp = 0; lamp < 3; lamp++) {
    float x = 1.6f + 2.35f * lamp;
    d = fminf(d, box(p, x, 0.3f, 0.04f, 0.3f));
    d = fminf(d, limb(p, x - 0.2f, 0.75f, x + 0.22f, 0.95f, 0.34f, 0.4f));
    d = fminf(d, limb(p, x + 0.5f, 0.7f, x + 0.9f, 0.62f, 0.03f, 0.03f));
  }
  return d;
}

/* The light behind everything, without anyone before it; `veil` is what of it lies over them. */
static float light_at(Point p, float t, float *veil) {
  float outside = fmaxf(box(p, 12, 3.75f, 2.9f, 2.85f), 0);
  float rx = p.x - 12.5f, ry = p.y - 3.3f, hot = expf(-(rx * rx + ry * ry) / 3.6f);
  float drift = haze(0.42f * p.x + 0.5f * cosf(t), 0.55f * p.y + 0.5f * sinf(t));
  *veil = 0.008f * expf(-outside / 1.6f) + 0.014f * hot;
  float air = (0.42f * expf(-outside / 1.1f) + 0.1f * expf(-outside / 4)) * (0.25f + 1.4f * drift);
  if (p.y > FLOOR) {
    float aside = fmaxf(fabsf(p.x - 12) - 2.2f, 0), away = p.y - FLOOR;
    return 0.5f * expf(-aside / 1.5f - away / 0.75f) + 0.09f * expf(-aside / 4 - away / 2.2f);
  }
  return outside > 0 ? air : 1.1f + 1.6f * hot;
}

int main(int count, char **words) {
  if (count < 4) return 1;
  int w = atoi(words[1]), h = atoi(words[2]), frames = atoi(words[3]);
  int first = count > 4 ? atoi(words[4]) : 0, number = count > 5 ? atoi(words[5]) : frames;
  unsigned char *out = malloc((size_t)w * h * 3);

  for (int n = first; n < first + number; n++) {
    float loop = (float)n / frames, t = TURN * loop;
    float gain = 1 + 0.05f * (noise_at(n, 1, 3) - 0.5f) + 0.03f * sinf(5 * t);
    float weave_x = 0.014f * sinf(3 * t) + 0.012f * (noise_at(n, 2, 3) - 0.5f), weave_y = 0.02f * (noise_at(n, 3, 3) - 0.5f);
    float tally = sinf(5 * t) > -0.2f ? 1 : 0.12f;
    float scratch = 9.9f + 0.5f * sinf(t), scratched = smooth(0.45f, 0.5f, loop) - smooth(0.6f, 0.62f, loop);

    for (int j = 0; j < h; j++)
      for (int i = 0; i < w; i++) {
        float sx = 16.0f * i / w, sy = 9.0f * j / h;
        Point p = {12 + (sx - 10.7f + weave_x) / 0.72f, (sy + 0.05f + weave_y) / 0.72f};
        float veil, light = light_at(p, t, &veil);
        float d = fminf(fminf(actor(p, t), camera(p)), fminf(operator_at(p, t), boom(p, t)));
        d = fminf(d, fminf(slate(p, loop), rigging(p)));
        float soft = 0.045f;
        light = light * smooth(-soft, soft, d) + veil * (1 - smooth(-soft, soft, d));
        light += scratched * 0.16f * smooth(0.02f, 0, fabsf(sx - scratch));
        for (int speck = 0; speck < 3; speck++) {
          if (noise_at(n, speck, 11) > 0.5f) continue;
          float dx = sx - 16 * noise_at(n, speck, 12), dy = sy - 9 * noise_at(n, speck, 13);
          float size = 0.02f + 0.035f * noise_at(n, speck, 14);
          light *= smooth(size * 0.6f, size, sqrtf(dx * dx + 2.2f * dy * dy));
        }
        float ex = sx / 16 - 0.5f, ey = sy / 9 - 0.5f;
        light *= gain * (1 - 0.9f * (ex * ex + ey * ey));
        float rx = p.x - 7.1f, ry = p.y - 4.2f, near = rx * rx + ry * ry;
        float red = tally * (smooth(0.011f, 0.006f, near) + 0.18f * expf(-near / 0.06f));
        float rgb[3] = {light + red, light * 0.99f + red * 0.03f, light * 0.975f + red * 0.02f};
        float grain = (noise_at(i / 2, j / 2, n % 24) - 0.5f) * 5;
        for (int c = 0; c < 3; c++) {
          float v = powf(clampf(1 - expf(-1.9f * rgb[c]), 0, 1), 1 / 2.2f) * 262;
          out[((size_t)j * w + i) * 3 + c] = (unsigned char)clampf(v + grain * (v < 240) + 0.5f, 0, 255);
        }
      }
    fwrite(out, 1, (size_t)w * h * 3, stdout);
  }
  return 0;
}
