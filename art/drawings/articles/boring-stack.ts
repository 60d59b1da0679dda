/** The dependable stack: pancakes, butter, syrup. */
import { repeat } from '../kit.ts';
import { box, cover, cut, dots, inside, line, oval, over, shape } from './press.ts';

export default cover('primary', 4, (p, next) => {
  const cakes = repeat(7, (k) => {
    const y = 612 - k * 52;
    const x = 600 + (next() - 0.5) * 34;
    const rx = 252 - k * 5 + next() * 14;
    const edge = `M${x - rx} ${y}C${x - rx} ${y - 62} ${x + rx} ${y - 62} ${x + rx} ${y}V${y + 8}C${x + rx} ${y + 78} ${x - rx} ${y + 78} ${x - rx} ${y + 8}Z`;
    return cut(
      2,
      shape(edge, '#f4c98a') +
        oval(x, y - 4, rx - 10, 50, '#c9672c') +
        oval(x, y - 8, rx - 34, 40, '#dd7f36'),
    );
  });
  const drip =
    'M420 286C440 236 540 214 620 218C720 222 792 246 790 292C789 312 772 320 772 352C772 380 744 384 740 356C736 330 716 332 714 362C712 420 716 470 686 476C654 480 660 420 656 384C652 356 628 356 624 380C620 402 590 402 588 376C586 350 566 350 560 384C556 446 552 548 520 548C488 548 496 450 492 384C488 350 470 356 462 340C454 326 412 314 420 286Z';
  return {
    ground: p.cool,
    defs: dots('shade', p.ink, 12, 3, 30) + dots('check', p.deep, 20, 5, 45),
    art: [
      over(box(0, 0, 1200, 800, 'url(#check)', 0, 'opacity=".55"')),
      cut(1, shape('M0 640H1200V800H0Z', p.paper)),
      repeat(12, (k) => box(k * 104 - 10, 640, 52, 160, p.hot, 0, 'opacity=".9"')),
      box(0, 692, 1200, 46, p.hot, 0, 'opacity=".45"'),
      cut(3, oval(600, 690, 420, 72, p.paper) + oval(600, 684, 330, 50, '#e8dcc4')),
      cakes,
      cut(1, shape(drip, '#7c2a1c')),
      line('M470 268C520 244 570 238 620 240', '#e08a5a', 9, 'opacity=".75"'),
      line('M520 420V500', '#e08a5a', 8, 'opacity=".6"'),
      cut(2, shape('M536 190L640 166L702 204L700 246L600 276L538 236Z', '#f2a91c')),
      shape('M536 190L640 166L702 204L600 232Z', '#ffe08a'),
      shape('M600 232L702 204L700 246L600 276Z', '#ffc02e'),
      over(
        inside(
          'lee',
          '<path d="M600 240H900V720H600Z"/>',
          shape(
            'M690 250C736 400 740 520 690 640C790 636 836 600 838 520C838 420 800 280 690 250Z',
            'url(#shade)',
            'opacity=".35"',
          ),
        ),
      ),
      // fork
      cut(
        2,
        `<g transform="rotate(18 980 420)">${line('M980 420V700', p.sun, 26)}${shape('M924 200V330Q924 420 980 420Q1036 420 1036 330V200H1012V320H992V200H968V320H948V200Z', p.sun)}</g>`,
      ),
      cut(
        1,
        shape('M232 500C312 490 312 604 226 596', 'none', `stroke="${p.sun}" stroke-width="24"`),
      ),
      cut(2, shape('M82 464H240C240 560 232 640 204 668H118C90 640 82 560 82 464Z', p.sun)),
      over(
        shape(
          'M180 464H240C240 560 232 640 204 668H170C190 620 190 540 180 464Z',
          'url(#shade)',
          'opacity=".5"',
        ),
      ),
      cut(2, line('M130 420C110 380 150 360 130 316M184 420C164 372 208 346 186 290', p.paper, 13)),
    ].join(''),
  };
});
