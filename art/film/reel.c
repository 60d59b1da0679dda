/*
 * Black silk under a raking studio light, one slow red glint: a seamless loop.
 *
 *   reel WIDTH HEIGHT FRAMES [FIRST COUNT]  > rgb24
 *
 * The cloth is a height field: three rounds of domain warping bend long folds, and
 * every time term is either a whole number of turns of the loop or a point on a
 * circle, so the last frame flows into the first. Shading is a soft key light that
 * grazes the crests (with shadows marched through the height field), a faint rim
 * from the other side, and a red lamp whose window of light crosses the frame once.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define TURN 6.28318530718f

typedef struct {
  float x, y, z;
} Vec;

static float clampf(float v, float low, float high) { return v < low ? low : v > high ? high : v; }

static float smooth(float low, float high, float v) {
  v = clampf((v - low) / (high - low), 0, 1);
  return v * v * (3 - 2 * v);
}

static Vec unit(float x, float y, float z) {
  float length = sqrtf(x * x + y * y + z * z);
  return (Vec){x / length, y / length, z / length};
}

static float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

/* A wave with broad valleys and rounded crests, 0..1: cloth gathers, it does not ripple. */
static float fold(float phase) {
  float s = 0.5f + 0.5f * sinf(phase);
  return s * s * (1.6f - 0.6f * s);
}

/* Height of the cloth at a point of the frame (y runs -1..1) at loop angle t. */
static float cloth(float x, float y, float t) {
  float circle_a = sinf(t), circle_b = cosf(t);
  float px = 1.06f * x + 0.52f * y, py = 1.10f * y - 0.44f * x;
  for (int round = 1; round <= 3; round++) {
    float f = (float)round;
    float nx = px + 0.46f / f * sinf(1.35f * f * py + 0.9f * f + 0.55f * circle_a) + 0.05f * circle_b;
    float ny = py + 0.38f / f * sinf(1.15f * f * px - 1.7f * f + 0.60f * circle_b);
    px = nx;
    py = ny;
  }
  float broad = fold(2.35f * px + 1.25f * py - t);
  float second = fold(3.9f * px - 1.1f * py - t + 1.4f + 0.8f * sinf(1.3f * py + 0.7f * circle_a));
  float fine = fold(8.6f * px + 2.0f * py - 2 * t + 2.6f * sinf(1.1f * px + 1.3f * py));
  return 0.56f * broad + 0.27f * second + 0.085f * fine * (0.25f + 0.75f * second);
}

/* Share of the light that reaches a point: marches towards the lamp over the heights. */
static float lit(const float *height, int w, int h, int margin, int i, int j, Vec lamp, float unit_px) {
  float here = height[(j + margin) * (w + 2 * margin) + i + margin];
  float shade = 1;
  float rise = lamp.z / sqrtf(lamp.x * lamp.x + lamp.y * lamp.y);
  float length = sqrtf(lamp.x * lamp.x + lamp.y * lamp.y);
  for (int step = 1; step <= 14; step++) {
    float reach = 2.5f * step + 0.32f * step * step;
    int x = i + (int)lroundf(lamp.x / length * reach), y = j + (int)lroundf(lamp.y / length * reach);
    if (x < -margin || y < -margin || x >= w + margin || y >= h + margin) break;
    float other = height[(y + margin) * (w + 2 * margin) + x + margin];
    float above = other - here - rise * reach / unit_px;
    shade = fminf(shade, 1 - smooth(-0.03f, 0.11f, above) * 0.85f);
  }
  return shade;
}

int main(int count, char **words) {
  if (count < 4) return 1;
  int w = atoi(words[1]), h = atoi(words[2]), frames = atoi(words[3]);
  int first = count > 4 ? atoi(words[4]) : 0, number = count > 5 ? atoi(words[5]) : frames;
  int margin = 96 * h / 720, stride = w + 2 * margin;
  float unit_px = h * 0.5f;
  float *height = malloc(sizeof(float) * stride * (h + 2 * margin));
  unsigned char *out = malloc((size_t)w * h * 3);
  unsigned seed = 1;
  Vec key = unit(-0.86f, -0.42f, 0.34f), rim = unit(0.80f, 0.55f, 0.22f), eye = {0, 0, 1};
  Vec key_half = unit(key.x + eye.x, key.y + eye.y, key.z + eye.z);
  Vec red = unit(0.62f, -0.70f, 0.42f);
  Vec red_half = unit(red.x + eye.x, red.y + eye.y, red.z + eye.z);

  for (int n = first; n < first + number; n++) {
    float t = TURN * n / frames;
    for (int j = 0; j < h + 2 * margin; j++)
      for (int i = 0; i < stride; i++)
        height[j * stride + i] = cloth((i - margin - w * 0.5f) / unit_px, (j - margin - h * 0.5f) / unit_px, t);

    /* The red lamp's window travels from left to right and is dark while it returns. */
    float travel = (float)n / frames;
    float glint_x = -2.6f + 5.2f * travel, glint_on = smooth(0.10f, 0.34f, travel) * (1 - smooth(0.66f, 0.92f, travel));

    for (int j = 0; j < h; j++)
      for (int i = 0; i < w; i++) {
        const float *p = height + (j + margin) * stride + i + margin;
        float sx = (p[1] - p[-1]) * 0.5f * unit_px, sy = (p[stride] - p[-stride]) * 0.5f * unit_px;
        Vec normal = unit(-sx * 0.80f, -sy * 0.80f, 1);
        float x = (i - w * 0.5f) / unit_px, y = (j - h * 0.5f) / unit_px;

        float light = lit(height, w, h, margin, i, j, key, unit_px);
        float diffuse = fmaxf(0, dot(normal, key)) * light;
        float sheen = powf(clampf(dot(normal, key_half), 0, 1), 20) * light;
        float gloss = powf(clampf(dot(normal, key_half), 0, 1), 140) * light;
        float back = powf(clampf(dot(normal, rim), 0, 1), 5.0f);
        float pool = smooth(2.6f, 0.1f, sqrtf((x + 0.75f) * (x + 0.75f) * 0.8f + (y + 0.25f) * (y + 0.25f) * 1.3f));
        float key_light = (0.030f * diffuse + 0.15f * sheen + 0.80f * gloss) * (0.07f + 0.93f * pool);
        float white = 0.0008f + 0.0030f * p[0] + key_light + 0.016f * back;

        float along = (x - glint_x) + 0.55f * y;
        float window = expf(-along * along / 0.22f) * glint_on;
        float shine = powf(clampf(dot(normal, red_half), 0, 1), 60);
        float red_light = window * (0.80f * shine + 0.02f * fmaxf(0, dot(normal, red)));

        float rgb[3] = {white * 1.00f + red_light * 1.00f, white * 0.985f + red_light * 0.016f, white * 0.975f + red_light * 0.011f};
        for (int c = 0; c < 3; c++) {
          float v = rgb[c] * 1.35f;
          v = 1 - expf(-v * (1 + 0.35f * v));
          v = powf(fmaxf(v, 0), 1 / 2.2f) * 255;
          seed = seed * 1664525u + 1013904223u;
          v += ((seed >> 9) & 1023) / 1023.0f - 0.5f;
          out[((size_t)j * w + i) * 3 + c] = (unsigned char)clampf(v + 0.5f, 0, 255);
        }
      }
    fwrite(out, 1, (size_t)w * h * 3, stdout);
  }
  return 0;
}
