/** The writing on a clapperboard, chalk on slate. */
import { page } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const draw: Draw = () =>
  page({
    width: 1100,
    height: 780,
    scale: 1,
    families: ['Bebas Neue', 'Instrument Serif Italic'],
    style: `body{background:#17181b;color:#f2efe6;padding:36px 44px}
h1{font:400 84px/1 "Bebas Neue";letter-spacing:5px;border-bottom:4px solid #f2efe6;padding-bottom:14px}
div{display:grid;grid-template-columns:1fr 1fr 1fr;border-bottom:4px solid #f2efe6}div+div{grid-template-columns:1fr 1fr}
span{font:400 36px/1 "Bebas Neue";letter-spacing:3px;padding:20px 0 20px 20px;border-left:4px solid #f2efe6;color:#b9b6ac}span:first-child{border:0;padding-left:0}
em{display:block;font:italic 400 118px/1 "Instrument Serif";letter-spacing:0;color:#f2efe6;margin-top:4px}div+div em{font-size:74px}`,
    body: `<h1>The Last Projectionist</h1><div><span>Scene<em>21</em></span><span>Take<em>3</em></span><span>Roll<em>A6</em></span></div><div><span>Director<em>J. Albrecht</em></span><span>Camera<em>M. Alves</em></span></div>`,
  });

export default draw;
