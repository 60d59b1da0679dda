/** Clothes. `body` is the silhouette, `detail` lies on it, `over` is drawn after the head. */
import { repeat } from '../kit.ts';

interface Top {
  readonly body: string;
  readonly detail: string;
  readonly over?: string;
}

const ROUND =
  'M462 950C540 1000 640 984 706 918 800 956 925 1000 966 1116L992 1240H136C154 1120 254 1032 392 990 424 980 446 966 462 950Z';
const OPEN =
  'M440 978C540 1034 650 1006 712 926 822 958 934 1000 982 1120L1002 1240H118C138 1120 250 1030 400 990Z';

/** A seam, a fold, a quilted line. */
function fold(d: string, width = 5, opacity = 0.5): string {
  return `<path d="${d}" fill="none" stroke="var(--cloth-dark)" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
}

const FOLDS =
  fold('M206 1120C236 1140 262 1180 268 1240', 6, 0.4) +
  fold('M880 1096C850 1130 836 1180 838 1240', 6, 0.4);

export const TOPS: Readonly<Record<string, Top>> = {
  turtleneck: {
    body: 'M478 906C540 930 612 914 668 872 686 934 720 962 790 992 880 1030 940 1080 962 1150L975 1240H130C150 1130 250 1050 362 1006 432 980 470 958 478 906Z',
    detail: FOLDS,
    over: `<path d="M484 836C536 866 606 852 664 806 672 838 678 870 692 902 650 956 526 974 466 934 476 906 482 874 484 836Z" fill="url(#cloth)"/><path d="M484 836C536 866 606 852 664 806L668 826C610 872 536 884 482 856Z" fill="var(--cloth-light)" opacity=".35"/>${fold('M482 882C540 912 612 900 676 856M474 916C540 948 626 934 686 888')}${repeat(
      9,
      (k) => fold(`M${500 + k * 20} ${872 - Math.abs(k - 3) * 3}l-${3 - k * 0.7} 70`, 2.6, 0.25),
    )}`,
  },
  crew: {
    body: ROUND,
    detail: `${FOLDS}<path d="M456 954C540 1008 646 990 712 920L722 944C650 1022 540 1040 440 976Z" fill="var(--cloth-dark)" opacity=".6"/>${fold('M440 980C540 1046 654 1026 726 946', 4, 0.55)}`,
  },
  striped: {
    body: ROUND,
    detail: `${repeat(8, (k) => `<path d="M40 ${1090 + k * 44}C240 ${1010 + k * 44} 400 ${1010 + k * 44} 560 ${1052 + k * 44} 720 ${1064 + k * 44} 900 ${1000 + k * 44} 1040 ${1050 + k * 44}" fill="none" stroke="var(--collar)" stroke-width="15"/>`)}${FOLDS}<path d="M456 954C540 1008 646 990 712 920L720 940C650 1014 540 1032 444 970Z" fill="var(--collar)"/>`,
  },
  shirt: {
    body: 'M462 968C540 1000 640 985 705 935 800 975 915 1005 962 1110L990 1240H150C166 1120 262 1030 392 998Z',
    detail: `${FOLDS}${fold('M500 1030C488 1100 486 1170 490 1240M548 1030C536 1100 534 1170 538 1240', 3.4, 0.45)}${[1080, 1150, 1220].map((y) => `<circle cx="512" cy="${y}" r="7" fill="var(--cloth-dark)" opacity=".7"/>`).join('')}`,
    over: '<path d="M478 930C450 962 410 990 370 1006L436 1108 538 1010C510 990 488 962 478 930Z" fill="var(--collar)"/><path d="M690 880C730 920 752 968 764 1010L572 1062 520 1000C590 990 650 950 690 880Z" fill="var(--collar)"/><path d="M690 880C650 950 590 990 520 1000L508 984C590 970 640 930 676 868Z" fill="#000" opacity=".14"/><path d="M538 1010L436 1108M572 1062L520 1000" stroke="#000" stroke-width="3" opacity=".16"/>',
  },
  blazer: {
    body: OPEN,
    detail: `<path d="M440 972C520 1016 650 1000 712 918L640 1240H470Z" fill="var(--collar)"/><path d="M446 980C530 1024 640 1000 700 930" fill="none" stroke="#000" stroke-width="5" opacity=".18"/>${FOLDS}<path d="M452 962C420 988 384 1002 346 1012L392 1112 364 1136 484 1250H536L486 1090Z" fill="var(--cloth-dark)"/><path d="M708 914C776 962 812 1004 826 1056L742 1100 766 1134 640 1250H536C560 1150 636 1024 708 914Z" fill="var(--cloth-dark)"/><path d="M392 1112L364 1136M742 1100L766 1134" stroke="var(--cloth-light)" stroke-width="3.400" opacity=".5"/><path d="M452 962L486 1090 536 1250M708 914C636 1024 560 1150 536 1250" fill="none" stroke="var(--cloth-light)" stroke-width="3" opacity=".4"/>`,
  },
  coat: {
    body: OPEN,
    detail: FOLDS,
    over: `<path d="M474 900C452 950 404 990 340 1004L430 1180 552 1250 536 1060C510 1010 486 960 474 900Z" fill="url(#cloth)"/><path d="M676 850C742 900 810 960 838 1052L650 1180 552 1250C552 1140 640 1000 676 850Z" fill="url(#cloth)"/>${fold('M474 900C486 960 510 1010 536 1060L552 1240M676 850C640 1000 552 1140 552 1240M340 1004L430 1180 552 1250M838 1052L650 1180 552 1250', 4, 0.8)}`,
  },
  mandarin: {
    body: 'M466 930C540 968 630 950 690 900 800 950 925 1000 966 1116L992 1240H136C154 1120 254 1032 392 990 430 976 452 956 466 930Z',
    detail: `${FOLDS}${fold('M520 990C506 1070 502 1160 504 1240', 4, 0.7)}${[1060, 1130, 1200].map((y) => `<circle cx="510" cy="${y}" r="8" fill="var(--collar)"/>`).join('')}`,
    over: `<path d="M482 890C536 922 616 906 672 862L694 916C640 972 530 984 462 946Z" fill="url(#cloth)"/><path d="M482 890C536 922 616 906 672 862" fill="none" stroke="var(--collar)" stroke-width="6"/>${fold('M520 912L506 980', 4, 0.8)}`,
  },
  hoodie: {
    body: 'M440 962C500 1010 620 1000 700 905 800 946 930 1000 972 1120L992 1240H118C140 1120 250 1026 440 962Z',
    detail: FOLDS,
    over: `<path d="M414 978C442 934 470 922 488 898 540 930 616 914 664 850 724 860 776 912 784 966 752 1040 640 1086 540 1082 466 1078 420 1038 414 978Z" fill="url(#cloth)"/>${fold('M414 978C470 1024 612 1020 704 928', 7, 0.75)}${fold('M428 1010C480 1060 640 1056 762 980', 4, 0.4)}<path d="M470 1066L452 1200M560 1078L574 1214" stroke="var(--collar)" stroke-width="9" stroke-linecap="round"/>`,
  },
  denim: {
    body: OPEN,
    detail: `<path d="M440 972C520 1016 650 1000 712 918L610 1240H500Z" fill="var(--collar)"/><path d="M446 986C530 1028 640 1004 702 934" fill="none" stroke="#000" stroke-width="5" opacity=".18"/>${FOLDS}<path d="M500 1240C490 1160 470 1080 446 1010M610 1240C622 1160 656 1060 704 970" fill="none" stroke="var(--cloth-dark)" stroke-width="7"/><path d="M486 1240C476 1160 456 1084 432 1020M626 1240C640 1160 672 1066 718 984M230 1190C300 1150 380 1140 452 1150M660 1160C740 1140 840 1150 900 1180" fill="none" stroke="var(--stitch)" stroke-width="3.400" stroke-dasharray="11 7"/>`,
    over: '<path d="M470 930C440 964 396 992 348 1006L404 1108 500 1040C486 1004 476 966 470 930Z" fill="url(#cloth)" stroke="var(--cloth-dark)" stroke-width="4"/><path d="M694 880C750 924 790 976 806 1030L668 1070 598 1030C640 990 676 940 694 880Z" fill="url(#cloth)" stroke="var(--cloth-dark)" stroke-width="4"/><path d="M372 1010L412 1088 484 1036M786 1022L670 1054 614 1024" fill="none" stroke="var(--stitch)" stroke-width="3.400" stroke-dasharray="11 7"/>',
  },
  drape: {
    body: 'M420 1000C540 1060 660 1030 730 944 822 972 934 1010 980 1120L1000 1240H120C140 1130 250 1040 420 1000Z',
    detail: `${FOLDS}<path d="M416 1000C540 1064 664 1034 734 944L744 962C676 1056 540 1086 398 1010Z" fill="var(--cloth-light)" opacity=".5"/><path d="M760 956C690 1030 560 1150 420 1240H820C860 1140 850 1020 760 956Z" fill="var(--collar)"/>${repeat(5, (k) => `<path d="M${776 + k * 14} ${972 + k * 16}C${720 + k * 14} ${1050 + k * 12} ${600 + k * 26} ${1160 + k * 8} ${490 + k * 56} 1250" fill="none" stroke="#000" stroke-width="4" opacity=".16"/>`)}<path d="M760 956C690 1030 560 1150 420 1240" fill="none" stroke="var(--stitch)" stroke-width="9"/>`,
  },
  cardigan: {
    body: OPEN,
    detail: `<path d="M440 972C520 1016 650 1000 712 918L600 1240H506Z" fill="var(--collar)"/><path d="M446 986C530 1028 640 1004 702 934" fill="none" stroke="#000" stroke-width="5" opacity=".15"/>${FOLDS}<path d="M444 968C474 1060 500 1150 508 1250M712 922C660 1030 606 1150 596 1250" fill="none" stroke="var(--cloth-dark)" stroke-width="30"/><path d="M444 968C474 1060 500 1150 508 1250M712 922C660 1030 606 1150 596 1250" fill="none" stroke="var(--cloth-light)" stroke-width="3" opacity=".5"/>${[1100, 1180].map((y, k) => `<circle cx="${484 + k * 14}" cy="${y}" r="9" fill="var(--stitch)"/>`).join('')}`,
  },
  knitScarf: {
    body: OPEN,
    detail: FOLDS,
    over: `<path d="M436 900C500 946 640 930 700 830 760 850 780 920 752 980 700 1060 520 1090 416 1030 380 1000 392 930 436 900Z" fill="var(--collar)"/><path d="M470 1040C450 1110 444 1180 452 1250H590C580 1180 584 1110 604 1056Z" fill="var(--collar)"/><path d="M436 900C500 946 640 930 700 830" fill="none" stroke="#fff" stroke-width="8" opacity=".25"/>${fold('M412 960C500 1012 660 996 748 900M410 1004C520 1064 680 1040 762 950M500 1060C490 1120 490 1180 496 1240M546 1064C536 1120 538 1180 544 1240', 4, 0.4)}<path d="M470 1040C520 1060 570 1064 604 1056" fill="none" stroke="#000" stroke-width="10" opacity=".16"/>`,
  },
};
