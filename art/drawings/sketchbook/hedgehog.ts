/** A press's mark: a hedgehog that has found its page. */
import { page, range, svg } from '../kit.ts';
import { BLUSH, CORAL, NIGHT, OCHRE, PAPER, PLUM, cut, disc, pencil } from './cut.ts';
import type { Draw } from '../../workshop/types.ts';

const SPINES = 23;

/** The back: a fan of spines from the brow to the tail. */
function spines(): string {
  const points = range(SPINES * 2 + 1).map((index) => {
    const angle = Math.PI * (0.02 + (index / (SPINES * 2)) * 1.02);
    const radius = index % 2 === 0 ? 268 : 356;
    const [x, y] = [
      470 - radius * Math.cos(angle - 0.1) * -1,
      700 - radius * Math.sin(angle) * 1.02,
    ];
    return `${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  return `M${points.join('L')}L150 830H700Z`;
}

const draw: Draw = () =>
  page({
    width: 1000,
    height: 1000,
    body: svg(
      1000,
      1000,
      [
        `<rect width="1000" height="1000" fill="${OCHRE}"/>`,
        disc(790, 230, 92, PAPER),
        cut('M0 812H1000V1000H0Z', PLUM),
        cut(spines(), NIGHT),
        pencil(
          'M330 640L290 560M380 600L352 512M440 580L428 484M506 580L510 482M568 602L592 512M400 690L352 622M470 660L452 580M540 664L550 580M330 720L270 680M600 680L636 606',
          OCHRE,
          9,
        ),
        cut(
          'M500 820C500 690 570 600 660 600C740 600 800 650 866 716C880 732 872 752 852 752C800 752 770 760 740 780C720 800 712 820 706 820Z',
          BLUSH,
        ),
        disc(862, 728, 26, NIGHT),
        disc(716, 672, 14, NIGHT),
        cut('M590 622C580 580 622 560 648 588C652 606 640 624 622 634Z', CORAL),
        pencil('M800 770Q776 790 752 782', NIGHT, 7),
        cut('M300 812V846H380V812ZM560 812V846H640V812Z', BLUSH),
        cut('M690 892L800 800L934 836L822 934Z', PAPER),
        cut('M690 892L800 800L800 816L706 896Z', CORAL),
        cut('M690 892L822 934V950L690 908Z', CORAL),
        pencil('M770 852L860 878M750 872L832 896M792 834L886 858', PLUM, 6),
      ].join(''),
    ),
  });

export default draw;
