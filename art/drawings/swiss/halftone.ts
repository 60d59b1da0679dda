/** A typographer from the front, printed as newspapers print: one ink, a screen at 45 degrees. */
import type { Draw } from '../../workshop/types.ts';
import { page, svg } from '../kit.ts';

const SIDE = 600;
/** Between two rows of dots; the picture holds some seventy of them. */
const PITCH = 8.4;

const blur = (id: string, by: number) =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${by}"/></filter>`;

const line = (path: string, ink: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Bald, so that the skull is one curve from ear to ear. */
const SKULL =
  'M170 300C160 152 218 74 306 74S446 152 436 300C436 372 410 462 356 500Q304 528 250 500C194 462 172 372 170 300Z';

/** From the ears along the cheeks to the moustache, and round the chin. */
const BEARD =
  'M162 318C156 424 176 566 304 580C432 566 452 424 444 318C440 366 428 398 398 416C372 440 334 446 304 446C274 446 236 440 210 416C180 398 168 366 162 318Z';

/** Light falls from the left: each side of the head has its own end of the scale. */
const shade = [
  '<ellipse cx="240" cy="300" rx="52" ry="32" fill="#868686"/>',
  '<ellipse cx="370" cy="300" rx="52" ry="34" fill="#5a5a5a"/>',
  // The right side of the skull.
  '<path d="M400 84C480 130 470 300 446 400L404 410C430 300 424 180 376 96Z" fill="#303030"/>',
  // The nose: its right side and what it throws on the cheek.
  '<path d="M310 280C326 320 340 348 352 372L336 392L306 386Z" fill="#454545"/>',
  // Below the cheekbones.
  '<path d="M172 350Q204 366 220 404L190 404Z" fill="#7c7c7c"/><path d="M384 404Q404 366 438 344L424 404Z" fill="#2e2e2e"/>',
].join('');

const head = `<path d="${SKULL}" fill="url(#skin)"/>
  <g clip-path="url(#face)"><g filter="url(#soft)">${shade}<ellipse cx="244" cy="142" rx="58" ry="40" fill="#fff"/><ellipse cx="212" cy="356" rx="22" ry="14" fill="#f0f0f0"/></g>
    ${line('M232 206Q300 190 372 208M222 230Q300 214 384 232', '#666', 5)}
    ${line('M289 244Q285 258 288 268M318 244Q322 258 320 268', '#444', 5)}</g>`;

/** The bridge in the light, the tip with its nostrils, and the folds down to the beard. */
const nose = `<path d="M296 290Q290 330 284 356Q300 372 312 356Q308 320 306 290Z" fill="#f4f4f4" filter="url(#edge)"/>
  ${line('M262 362Q264 382 284 378M314 379Q334 384 338 364', '#0c0c0c', 8)}
  ${line('M252 360Q236 376 228 398', '#5c5c5c', 6)}${line('M350 360Q366 376 376 398', '#0c0c0c', 6)}`;

const hairs =
  line(
    'M178 396Q176 470 214 530M206 430Q204 500 244 556M236 452Q238 516 272 566M270 470Q272 528 292 570',
    '#747474',
    5,
  ) +
  line('M192 412Q190 486 228 544M222 442Q222 508 258 562', '#bdbdbd', 4) +
  line('M306 474Q306 530 306 572M340 468Q338 528 320 570M372 450Q370 516 338 566', '#6e6e6e', 5) +
  line('M402 428Q404 500 364 556M428 396Q430 470 394 530', '#3c3c3c', 6);

/** The mouth is no more than the shadow under the moustache, and a lip. */
const beard = `<path d="${BEARD}" fill="url(#beard)"/>${hairs}
  <path d="M268 432Q304 442 340 432Q332 453 304 453Q276 453 268 432Z" fill="#222"/><path d="M274 456Q304 462 334 456Q322 470 304 470Q286 470 274 456Z" fill="#9a9a9a"/>
  <path d="M196 440C204 402 256 384 303 404C350 384 402 402 410 440C376 446 334 444 303 426C272 444 230 446 196 440Z" fill="url(#moustache)"/>
  ${line('M214 432Q250 414 290 412M238 438Q264 428 290 420', '#7c7c7c', 5)}${line('M392 432Q356 414 316 412M368 438Q342 428 316 420', '#5a5a5a', 5)}
  ${line('M194 442C230 450 272 448 303 429C334 448 376 450 410 442', '#3c3c3c', 5)}`;

const ears = `<path d="M168 284C140 268 134 300 142 330C148 356 160 366 172 358Z" fill="#d0d0d0"/>
  ${line('M162 296Q148 296 152 320Q156 336 164 338', '#666', 5)}
  <path d="M438 284C466 268 472 300 464 330C458 356 446 366 434 358Z" fill="#383838"/>`;

const eye = (x: number, white: string) =>
  `<path d="M${x - 30} 304Q${x} 280 ${x + 30} 304Q${x} 320 ${x - 30} 304Z" fill="${white}"/><circle cx="${x}" cy="300" r="13" fill="#000"/>${line(`M${x - 33} 303Q${x} 274 ${x + 33} 303`, '#000', 8)}${line(`M${x - 24} 328Q${x} 338 ${x + 24} 327`, '#555', 4)}`;

const brows =
  line('M190 256Q226 226 276 246', '#d8d8d8', 15) + line('M330 246Q380 226 416 256', '#a2a2a2', 15);

const glasses = `<g fill="none" stroke="#000" stroke-width="14"><circle cx="239" cy="302" r="56"/><circle cx="369" cy="302" r="56"/><path d="M293 292Q304 282 315 292M184 294L160 288M424 294L448 288"/></g>`;

const portrait = `<defs>${blur('soft', 15)}${blur('edge', 2)}
  <linearGradient id="ground" x1="0" x2="1"><stop stop-color="#4c4c4c"/><stop offset=".5" stop-color="#8c8c8c"/><stop offset="1" stop-color="#d6d6d6"/></linearGradient>
  <linearGradient id="skin" x1="0" x2="1"><stop stop-color="#dcdcdc"/><stop offset=".35" stop-color="#c6c6c6"/><stop offset=".66" stop-color="#989898"/><stop offset="1" stop-color="#444"/></linearGradient>
  <linearGradient id="beard" x1="0" x2="1"><stop stop-color="#fff"/><stop offset=".5" stop-color="#f6f6f6"/><stop offset="1" stop-color="#7c7c7c"/></linearGradient>
  <linearGradient id="moustache" x1="0" x2="1"><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#b4b4b4"/></linearGradient>
  <clipPath id="face"><path d="${SKULL}"/></clipPath></defs>
  <rect width="${SIDE}" height="${SIDE}" fill="url(#ground)"/>
  <g filter="url(#edge)" transform="translate(300 300) scale(1.02) translate(-304 -301)">
    <path d="M-60 660C-40 590 110 548 206 530Q304 620 402 530C498 548 650 590 670 660Z" fill="#0a0a0a"/>
    ${ears}${head}${nose}${brows}${eye(239, '#eee')}${eye(369, '#c4c4c4')}${beard}${glasses}
  </g>`;

/** The screen is laid over the soft picture, and steep contrast turns both into dots. */
const draw: Draw = () =>
  page({
    width: SIDE,
    height: SIDE,
    style: `.print{position:absolute;inset:0;overflow:hidden;background:#fff;filter:grayscale(1) contrast(14)}
      svg{display:block}
      .screen{position:absolute;inset:-50%;rotate:45deg;mix-blend-mode:hard-light;opacity:.57;
        background:radial-gradient(circle farthest-corner,#000,#fff) 0 0/${PITCH}px ${PITCH}px}`,
    body: `<div class="print">${svg(SIDE, SIDE, portrait)}<div class="screen"></div></div>`,
  });

export default draw;
