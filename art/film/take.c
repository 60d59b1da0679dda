/*
 * A film crew as shadow-play before one lit sheet, on worn film: a seamless loop.
 *
 *   take WIDTH HEIGHT FRAMES [FIRST COUNT]  > rgb24
 *
 * The figures are the outlines of the crew's stills (art/drawings/rushes/figures.ts), filled black, with
 * the soft shadow that one lamp at the left throws of them. What moves: the slate claps and goes down,
 * the actor lifts the chin, the operator breathes, the boom sways, the tally lamp blinks, the sheet stirs.
 * What film adds: flicker, weave and dust. All of it comes round with the last frame.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TURN 6.28318530718f
#define WIDE 1280.0f
#define SAMPLES 4
#define POINTS 4096

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

/* From the units of a drawing to the frame: x' = ax + cy + e, y' = bx + dy + f. */
typedef struct {
  float a, b, c, d, e, f;
} Map;

static Map in(Map m, Map n) {
  Map r = {m.a * n.a + m.c * n.b,       m.b * n.a + m.d * n.b,      m.a * n.c + m.c * n.d, m.b * n.c + m.d * n.d,
           m.a * n.e + m.c * n.f + m.e, m.b * n.e + m.d * n.f + m.f};
  return r;
}

static Map moved(Map m, float x, float y) { return in(m, (Map){1, 0, 0, 1, x, y}); }
static Map scaled(Map m, float x, float y) { return in(m, (Map){x, 0, 0, y, 0, 0}); }
static Map turned(Map m, float degrees) {
  float u = cosf(degrees * TURN / 360), v = sinf(degrees * TURN / 360);
  return in(m, (Map){u, v, -v, u, 0, 0});
}
/* Turned round a place that stays where it is. */
static Map hinged(Map m, float x, float y, float degrees) { return moved(turned(moved(m, x, y), degrees), -x, -y); }

/* What is covered by a drawing, pixel by pixel. */
typedef struct {
  int w, h;
  float *cover;
} Layer;

static float xs[POINTS], ys[POINTS];
static int points;

static void point(Map m, float x, float y) {
  if (points == POINTS) abort();
  xs[points] = m.a * x + m.c * y + m.e;
  ys[points++] = m.b * x + m.d * y + m.f;
}

typedef struct {
  float x;
  int way;
} Crossing;

static int by_x(const void *a, const void *b) {
  float d = ((const Crossing *)a)->x - ((const Crossing *)b)->x;
  return (d > 0) - (d < 0);
}

/* Fills the outline that `point` has collected; where a layer is covered already, it stays so. */
static void fill(Layer *l) {
  float top = 1e9f, bottom = -1e9f;
  for (int i = 0; i < points; i++) top = fminf(top, ys[i]), bottom = fmaxf(bottom, ys[i]);
  int first = (int)fmaxf(0, floorf(top)), last = (int)fminf(l->h - 1, ceilf(bottom));
  float row[l->w];
  for (int y = first; y <= last; y++) {
    memset(row, 0, sizeof row);
    for (int s = 0; s < SAMPLES; s++) {
      float at = y + (s + 0.5f) / SAMPLES;
      Crossing crossings[128];
      int n = 0, winding = 0;
      for (int i = 0; i < points && n < 128; i++) {
        int j = (i + 1) % points;
        if ((ys[i] <= at) == (ys[j] <= at)) continue;
        crossings[n].x = xs[i] + (at - ys[i]) / (ys[j] - ys[i]) * (xs[j] - xs[i]);
        crossings[n++].way = ys[j] > ys[i] ? 1 : -1;
      }
      qsort(crossings, n, sizeof *crossings, by_x);
      for (int i = 0; i + 1 < n; i++) {
        winding += crossings[i].way;
        if (!winding) continue;
        float from = clampf(crossings[i].x, 0, l->w), to = clampf(crossings[i + 1].x, 0, l->w);
        for (int x = (int)from; x < l->w && x < to; x++)
          row[x] += (fminf(to, x + 1) - fmaxf(from, x)) / SAMPLES;
      }
    }
    float *cover = l->cover + (size_t)y * l->w;
    for (int x = 0; x < l->w; x++) cover[x] = fmaxf(cover[x], fminf(row[x], 1));
  }
  points = 0;
}

/* An outline in the words of SVG (M L H V C and Z, or m l h v c); each part of it is filled by itself. */
static void path(Layer *l, Map m, const char *d) {
  float x = 0, y = 0, v[6];
  char command = 'M';
  while (*d) {
    if (strchr("MLHVCZmlhvcz", *d)) command = *d++;
    int small = command >= 'a', upper = small ? command - 32 : command;
    if (upper == 'Z') {
      fill(l);
      while (*d == ' ') d++;
      continue;
    }
    int want = upper == 'C' ? 6 : upper == 'H' || upper == 'V' ? 1 : 2;
    for (int i = 0; i < want; i++) {
      char *end;
      while (*d == ' ' || *d == ',') d++;
      v[i] = strtof(d, &end);
      if (end == d) abort();
      d = end;
      int vertical = upper == 'V' || (want > 1 && i % 2);
      if (small) v[i] += vertical ? y : x;
    }
    if (upper == 'C')
      for (int i = 1; i <= 12; i++) {
        float t = i / 12.0f, u = 1 - t, k[4] = {u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t};
        point(m, k[0] * x + k[1] * v[0] + k[2] * v[2] + k[3] * v[4], k[0] * y + k[1] * v[1] + k[2] * v[3] + k[3] * v[5]);
      }
    if (upper == 'H') x = v[0];
    else if (upper == 'V') y = v[0];
    else x = v[want - 2], y = v[want - 1];
    if (upper != 'C') point(m, x, y);
    while (*d == ' ') d++;
  }
  if (points) fill(l);
}

static void disc(Layer *l, Map m, float x, float y, float r) {
  for (int i = 0; i < 48; i++) point(m, x + r * cosf(TURN * i / 48), y + r * sinf(TURN * i / 48));
  fill(l);
}

static void box(Layer *l, Map m, float x, float y, float w, float h) {
  point(m, x, y), point(m, x + w, y), point(m, x + w, y + h), point(m, x, y + h);
  fill(l);
}

/* A line with round ends that grows thinner from one to the other: an arm, a leg of the stand, a pole. */
static void limb(Layer *l, Map m, float ax, float ay, float bx, float by, float from, float to) {
  float length = hypotf(bx - ax, by - ay), nx = -(by - ay) / length, ny = (bx - ax) / length;
  point(m, ax + nx * from, ay + ny * from), point(m, bx + nx * to, by + ny * to);
  point(m, bx - nx * to, by - ny * to), point(m, ax - nx * from, ay - ny * from);
  fill(l);
  disc(l, m, ax, ay, from);
  disc(l, m, bx, by, to);
}

/* A head and neck in profile that look to the right: 100 units from chin to crown. */
static const char *HEAD =
  "M22 60C16 42 12 22 15 9C22 8 30 7 36 5C42 3 44 -2 43 -7C42.4 -10 41.4 -11 42 -13C43 -15 46.4 -15 46.2 -18"
  "C46 -19.6 44.6 -20.2 44 -20.8C45.6 -21.6 48 -23 47.4 -25.4C46.8 -27.6 45 -29 45.6 -31.4C49 -32.4 54.5 -31.6 56 -34.4"
  "C57 -37 54 -40 52 -43C49.4 -47.6 46.4 -52 44 -56.6C43.4 -59.4 45.2 -62 45.4 -65C45.6 -74 42 -84 33 -91"
  "C23 -98.6 9 -101 -4 -100.4C-29 -99 -47 -83 -47.4 -59C-47.6 -44 -42 -33 -37 -24C-33 -15 -33 0 -36 14L-60 60Z";
static const char *AFRO =
  "M42 -70C54 -78 58 -98 44 -110C38 -124 18 -132 2 -128C-18 -136 -42 -128 -50 -112C-68 -104 -76 -82 -68 -64"
  "C-74 -46 -62 -28 -44 -24C-36 -20 -26 -24 -24 -30L8 -70Z";
static const char *QUIFF =
  "M44 -72C52 -82 60 -100 50 -114C38 -126 6 -122 -12 -114C-38 -106 -54 -86 -50 -58C-48 -44 -42 -32 -38 -24"
  "L-22 -34L-16 -60L24 -84Z";
static const char *CHEST =
  "M-36 8C-44 14 -50 24 -52 34C-76 40 -98 58 -106 92C-114 130 -116 220 -118 420H86C88 300 84 200 74 140"
  "C68 104 52 78 34 58C28 50 24 42 22 30L10 24Z";
/* A fist round a rod that runs upwards through it, the wrist below. */
static const char *FIST =
  "M-13 46C-13 34 -16 28 -19 20C-23 10 -23 -8 -17 -18C-12 -25 -4 -27 2 -24C8 -27 17 -26 20 -20"
  "C22.5 -16 21.5 -13.5 19 -12C24 -11 25 -3.5 20.5 -1.5C25 0 25 7.5 20 9C23.5 11 23 17.5 18 18.5C14 20 14 30 15 46Z"
  "M-8 -21C-6 -31 4 -35 12 -31C15 -28 13 -24 9 -24C4 -24 0 -18 -4 -14Z";

/* The operator at the eyepiece, in the units of the still of him; the frame cuts both off below. */
static void operator_at(Layer *l, Map m, float t) {
  Map body = hinged(moved(m, 0, 1.6f * sinf(t)), 190, 900, 0.25f * sinf(t));
  Map bust = scaled(moved(body, 236, 440), 2.82f, 2.82f);
  path(l, bust, HEAD);
  path(l, bust, AFRO);
  path(l, bust, CHEST);
  limb(l, body, 150, 900, 286, 664, 80, 58);
  limb(l, body, 286, 664, 342, 532, 58, 32);
  path(l, scaled(turned(moved(m, 398, 486), 58), 1.75f, 1.75f), FIST);
  limb(l, m, 342, 532, 366, 506, 32, 26);
  /* Eyepiece, body, magazine with its two lobes, lens, matte box with its flag; the head and the legs. */
  path(l, m, "M384 262H398L404 250H430V268H486V312H430V322H404L398 310H384Z");
  path(l, m, "M482 214H698C706 214 710 218 710 226V360C710 368 706 372 698 372H482C474 372 470 368 470 360V226C470 218 474 214 482 214Z");
  path(l, m, "M478 222C440 190 440 92 520 74C566 64 590 90 604 104C622 78 700 74 724 124C742 168 716 204 696 222Z");
  box(l, m, 700, 250, 74, 88);
  path(l, m, "M774 242L840 206V386L774 348ZM836 200L900 150L906 158L842 210Z");
  box(l, m, 512, 368, 150, 30);
  box(l, m, 540, 392, 94, 40);
  limb(l, m, 574, 424, 480, 1040, 13, 17);
  limb(l, m, 600, 424, 740, 1040, 13, 17);
  limb(l, m, 586, 424, 594, 1040, 11, 15);
  limb(l, m, 566, 412, 396, 486, 8, 8);
}

/* The actor, who looks back at the lens and lifts the chin once the slate is away. */
static void actor(Layer *l, Map m, float t, float loop) {
  float lift = smooth(0.42f, 0.5f, loop) - smooth(0.72f, 0.84f, loop);
  Map bust = scaled(moved(m, 1034, 352), -1.86f, 1.86f);
  path(l, hinged(bust, -14, 30, -5.5f * lift + 0.5f * sinf(2 * t)), HEAD);
  path(l, hinged(bust, -14, 30, -5.5f * lift + 0.5f * sinf(2 * t)), QUIFF);
  path(l, moved(bust, 0, 0.5f * sinf(2 * t)), CHEST);
}

/* The slate in its hand: it claps a fifth into the loop, goes down, and comes up for the next take. */
static void slate(Layer *l, Layer *paint, Map m, float t, float loop) {
  float down = smooth(0.3f, 0.39f, loop) - smooth(0.86f, 0.95f, loop);
  float shut = smooth(0.192f, 0.203f, loop) - smooth(0.94f, 0.98f, loop);
  float jolt = expf(-140 * fabsf(loop - 0.206f));
  Map held = hinged(moved(m, 776 + 2 * sinf(3 * t), 300 + 580 * down + 4 * jolt), 0, 400, -3 + 10 * down);
  limb(l, held, -40, 520, -26, 250, 62, 42);
  limb(l, held, -26, 250, 2, 68, 42, 25);
  path(l, scaled(moved(held, 4, 18), 1.42f, 1.42f), FIST);
  Map board = turned(held, 4);
  box(l, board, -92, -114, 184, 122);
  Map stick = hinged(board, -88, -126, -27 * (1 - shut));
  Map bars[2] = {board, stick};
  for (int bar = 0; bar < 2; bar++) {
    float y = bar ? -144 : -129;
    box(l, bars[bar], -96, y, 190, 16);
    for (int stripe = 0; stripe < 5; stripe++) {
      float x = -78 + 36 * stripe, lean = bar ? 9 : -9;
      point(bars[bar], x + lean, y + 3), point(bars[bar], x + 15 + lean, y + 3);
      point(bars[bar], x + 15, y + 13), point(bars[bar], x, y + 13);
      fill(paint);
    }
  }
  disc(l, board, -88, -127, 9);
}

/* The microphone in its furred windshield, on a pole that reaches in from above. */
static void boom(Layer *l, Map m, float t) {
  Map hung = hinged(m, 240, -70, 0.5f * sinf(2 * t) + 0.15f * sinf(3 * t));
  limb(l, hung, 240, -70, 888, 34, 5, 3.4f);
  Map fur = turned(moved(hung, 888, 34), -8);
  limb(l, fur, 0, 0, 0, 18, 5, 5);
  limb(l, fur, 0, 36, 0, 92, 20, 22);
  for (int hair = 0; hair < 84; hair++) {
    float side = hair % 2 ? 1 : -1, y = 22 + 86 * noise_at(hair, 1, 5), x = side * (16 + 3 * noise_at(hair, 2, 5));
    limb(l, fur, x, y, x + side * (4 + 6 * noise_at(hair, 3, 5)), y + 3 + 9 * noise_at(hair, 4, 5), 1.3f, 0.5f);
  }
}

/* Softens a layer: three boxes in each direction are as good as a lens. */
static void blur(float *to, const float *from, int w, int h, int radius) {
  float *other = malloc(sizeof(float) * w * h);
  memcpy(to, from, sizeof(float) * w * h);
  for (int pass = 0; pass < 6; pass++) {
    int along = pass % 2 ? w : 1, lines = pass % 2 ? w : h, count = pass % 2 ? h : w, across = pass % 2 ? 1 : w;
    memcpy(other, to, sizeof(float) * w * h);
    for (int line = 0; line < lines; line++) {
      const float *source = other + (size_t)line * across;
      float *target = to + (size_t)line * across, sum = 0;
      for (int i = -radius; i <= radius; i++) sum += source[(size_t)(i < 0 ? 0 : i) * along];
      for (int i = 0; i < count; i++) {
        target[(size_t)i * along] = sum / (2 * radius + 1);
        int in_at = i + radius + 1, out_at = i - radius;
        sum += source[(size_t)(in_at >= count ? count - 1 : in_at) * along] - source[(size_t)(out_at < 0 ? 0 : out_at) * along];
      }
    }
  }
  free(other);
}

/* The lit sheet: brightest near the lamp at the left, dark towards the floor, with folds that stir. */
static float sheet(float x, float y, float t) {
  float dx = (x - 520) / 700, dy = (y - 180) / (y > 180 ? 350 : 560);
  float light = 1.25f * expf(-1.15f * (dx * dx + dy * dy)) + 0.02f;
  for (int fold = 0; fold < 7; fold++) {
    float middle = 80 + 196 * fold + 26 * sinf(y / 190 + fold) + 7 * sinf(t + fold * 1.7f);
    float wide = 30 + 16 * (fold % 2), away = (x - middle) / wide;
    light *= 1 - 0.085f * expf(-away * away);
  }
  return light;
}

static float sample(const float *of, int w, int h, float x, float y) {
  int i = (int)clampf(x, 0, w - 2), j = (int)clampf(y, 0, h - 2);
  float u = clampf(x - i, 0, 1), v = clampf(y - j, 0, 1);
  const float *p = of + (size_t)j * w + i;
  return (p[0] * (1 - u) + p[1] * u) * (1 - v) + (p[w] * (1 - u) + p[w + 1] * u) * v;
}

int main(int count, char **words) {
  if (count < 4) return 1;
  int w = atoi(words[1]), h = atoi(words[2]), frames = atoi(words[3]);
  int first = count > 4 ? atoi(words[4]) : 0, number = count > 5 ? atoi(words[5]) : frames;
  float unit = w / WIDE;
  unsigned char *out = malloc((size_t)w * h * 3);
  Layer figures = {w, h, malloc(sizeof(float) * w * h)}, paint = {w, h, malloc(sizeof(float) * w * h)};
  float *thrown = malloc(sizeof(float) * w * h), *lens = malloc(sizeof(float) * w * h);

  for (int n = first; n < first + number; n++) {
    float loop = (float)n / frames, t = TURN * loop;
    float gain = 1 + 0.035f * (noise_at(n, 1, 3) - 0.5f) + 0.02f * sinf(5 * t);
    float weave_x = 1.1f * sinf(3 * t) + 0.9f * (noise_at(n, 2, 3) - 0.5f), weave_y = 1.4f * (noise_at(n, 3, 3) - 0.5f);
    float tally = sinf(5 * t) > -0.2f ? 1 : 0.15f;
    Map frame = {unit, 0, 0, unit, unit * weave_x, unit * weave_y};
    Map still = scaled(moved(frame, 42, 66), 0.64f, 0.64f);

    memset(figures.cover, 0, sizeof(float) * w * h);
    memset(paint.cover, 0, sizeof(float) * w * h);
    operator_at(&figures, still, t);
    actor(&figures, frame, t, loop);
    slate(&figures, &paint, frame, t, loop);
    boom(&figures, frame, t);
    blur(thrown, figures.cover, w, h, (int)(7 * unit));
    blur(lens, figures.cover, w, h, 1);

    for (int j = 0; j < h; j++)
      for (int i = 0; i < w; i++) {
        float x = i / unit, y = j / unit;
        float shadow = sample(thrown, w, h, i / 1.05f - 34 * unit, j / 1.05f - 4 * unit);
        float light = sheet(x - weave_x, y - weave_y, t) * (1 - 0.5f * shadow);
        float cover = lens[(size_t)j * w + i];
        light = light * (1 - cover) + 0.0012f * cover + 0.05f * paint.cover[(size_t)j * w + i];
        for (int speck = 0; speck < 3; speck++) {
          if (noise_at(n, speck, 11) > 0.5f) continue;
          float dx = x - WIDE * noise_at(n, speck, 12), dy = y - 720 * noise_at(n, speck, 13);
          float size = 1.6f + 2.4f * noise_at(n, speck, 14);
          light *= smooth(size * 0.6f, size, sqrtf(dx * dx + 2.2f * dy * dy));
        }
        light *= gain;
        float rx = (x - weave_x - 460.6f), ry = (y - weave_y - 233.7f), near = rx * rx + ry * ry;
        float red = tally * (smooth(44, 30, near) + 0.12f * expf(-near / 300));
        float rgb[3] = {light + red, light * 0.99f + red * 0.03f, light * 0.975f + red * 0.02f};
        float grain = (noise_at(i / 2, j / 2, n % 24) - 0.5f) * 5;
        for (int c = 0; c < 3; c++) {
          float v = powf(clampf(1 - expf(-2 * rgb[c]), 0, 1), 1 / 2.2f) * 262;
          out[((size_t)j * w + i) * 3 + c] = (unsigned char)clampf(v + grain * (v < 240) + 0.5f, 0, 255);
        }
      }
    fwrite(out, 1, (size_t)w * h * 3, stdout);
  }
  return 0;
}
