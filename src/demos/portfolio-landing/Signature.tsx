import site from '~site';
import { Level } from './line/Line';
import styles from './signature.module.css';

interface SignatureProps {
  className?: string | undefined;
  /** Whose page it is: an owner's own site is signed with their name, set in its display face. */
  name: string;
}

/** The size of a short name, and what a longer one shares out among its letters, in units of the drawing. */
const LARGEST = 104;
const ROOM = 720;

/** The end of the line: out of the margin into a name. */
export function Signature({ className, name }: SignatureProps) {
  return (
    <div className={className} aria-hidden="true">
      <div className={styles.signature}>
        <svg className={styles.name} viewBox="0 0 420 170">
          {site.homeBrands ? (
            <path d="M420 132C392 131 356 134 330 132C322 134 312 132 310 120C310 104 300 98 290 106C284 112 282 124 280 134M290 106C286 100 284 100 282 104M262 100C244 98 232 124 244 132C256 138 264 116 264 102C262 120 264 134 276 132M216 104C216 136 208 164 184 166C166 166 168 148 190 138C206 132 222 130 240 124M216 84L218 82M170 106C168 116 164 126 162 134C166 116 176 100 196 104C186 116 192 132 208 128M28 140C60 120 96 60 118 14C124 6 130 8 130 18C128 60 132 100 146 132M50 100C90 88 130 84 158 88" />
          ) : (
            <text x="24" y="132" fontSize={Math.min(LARGEST, ROOM / name.length)}>
              {name}
            </text>
          )}
        </svg>
        <Level className={styles.run} />
        <svg className={styles.turn} viewBox="0 0 60 134" width="60" height="134">
          <path d="M0 132C40 132 59 110 58 0" />
        </svg>
      </div>
    </div>
  );
}
