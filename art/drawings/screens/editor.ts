/** A code editor at night: what glows on the laptop in the cinema. */
import { page, range, repeat, stream } from '../kit.ts';
import type { Draw } from '../../workshop/types.ts';

const INKS = ['#7ce0d6', '#d8f6f2', '#ffb454', '#8fa3b8', '#b7f0e9', '#5fb8b0'];

const draw: Draw = () => {
  const next = stream(11);
  let indent = 0;
  const lines = range(26).map((row) => {
    if (row % 7 === 6) return '<p></p>';
    indent = Math.max(0, Math.min(4, indent + Math.round(next() * 2.6 - 1.2)));
    const words = repeat(2 + Math.floor(next() * 5), () => {
      const ink = INKS[Math.floor(next() * INKS.length)] ?? '#fff';
      return `<i style="width:${30 + Math.round(next() * 110)}px;background:${ink}"></i>`;
    });
    return `<p style="padding-left:${indent * 44}px">${words}</p>`;
  });
  return page({
    width: 1200,
    height: 780,
    scale: 1,
    style: `body{background:#0f2b30;padding:52px 40px 0 150px}
      nav{position:absolute;inset:0 auto 0 0;width:110px;background:#143a40}
      p{display:flex;gap:14px;height:26px;align-items:center}i{height:13px;border-radius:7px}`,
    body: `<nav></nav>${lines.join('')}`,
  });
};

export default draw;
