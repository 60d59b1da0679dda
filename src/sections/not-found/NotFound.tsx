import type { z } from 'astro/zod';
import { ButtonLink } from '~/ui/button/Button';
import type { notFoundSchema } from './not-found.schema';
import styles from './not-found.module.css';

/** A street of shop windows; the one that was asked for is shut. */
export function NotFound({ button, sign }: z.infer<typeof notFoundSchema>) {
  return (
    <section className={styles.notFound} aria-label="Where to go from here">
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
      <svg className={styles.street} viewBox="0 0 1200 360" aria-hidden="true">
        <path className={styles.pavement} d="M0 340h1200v20H0z" />
        {[0, 300, 600, 900].map((x) => (
          <g
            key={x}
            transform={`translate(${x} 0)`}
            className={x === 600 ? styles.shut : styles.open}
          >
            <path className={styles.pane} d="M30 340V150a120 120 0 0 1 240 0v190z" />
            {x === 600 ? (
              <>
                {[100, 140, 180, 220, 260, 300].map((y) => (
                  <path
                    key={y}
                    className={styles.slat}
                    d={`M${y < 140 ? 45 : 30} ${y}H${y < 140 ? 255 : 270}`}
                  />
                ))}
                <g className={styles.sign}>
                  <path className={styles.string} d="M150 120 105 175M150 120l45 55" />
                  <rect className={styles.board} x="85" y="172" width="130" height="62" rx="4" />
                  <text className={styles.words} x="150" y="215">
                    {sign}
                  </text>
                </g>
              </>
            ) : (
              <path className={styles.sill} d="M60 340v-70h180v70zM105 270v-55h90v55z" />
            )}
          </g>
        ))}
      </svg>
    </section>
  );
}
