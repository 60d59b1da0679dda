interface HandProps {
  className?: string | undefined;
}

/** A hand that draws: the pencil's point is at the left end of the lower edge. */
export function Hand({ className }: HandProps) {
  return (
    <svg className={className} viewBox="0 0 640 470" aria-hidden="true">
      <g strokeLinecap="round" strokeLinejoin="round" fill="none">
        {/* Sleeve and cuff. */}
        <path d="M424 236L700 150V720H520Z" fill="var(--page-accent)" />
        <path
          d="M404 226L446 212L498 432L452 444Z"
          fill="var(--page-background)"
          stroke="var(--palette-text-23)"
          strokeWidth="4"
        />
        {/* Three fingers that lie curled on the paper. */}
        <path d="M330 424H236" stroke="var(--palette-highlight-50)" strokeWidth="60" />
        <path d="M320 384H196" stroke="var(--palette-highlight-53)" strokeWidth="62" />
        <path d="M310 338H160" stroke="var(--palette-highlight-58)" strokeWidth="60" />
        <path
          d="M262 180C330 160 404 196 440 248L470 410C420 452 330 452 290 420C250 380 232 250 262 180Z"
          fill="var(--palette-highlight-62)"
        />
        {/* The pencil. */}
        <path d="M86 318L300 61L342 97L128 354Z" fill="var(--palette-highlight-70)" />
        <path d="M107 336L321 79" stroke="var(--palette-highlight-63)" strokeWidth="14" />
        <path d="M300 61L321 35L363 71L342 97Z" fill="var(--palette-ochre)" />
        <path d="M86 318L128 354L4 470Z" fill="var(--palette-ochre-89)" />
        <path d="M32 416L52 434L4 470Z" fill="var(--palette-text-23)" />
        {/* Forefinger above, thumb in front. */}
        <path
          d="M292 206C226 176 176 208 138 268"
          stroke="var(--palette-highlight-62)"
          strokeWidth="58"
        />
        <path
          d="M392 330C330 300 262 296 182 316"
          stroke="var(--palette-highlight-66)"
          strokeWidth="60"
        />
        <path
          d="M160 300Q176 292 196 296L204 322Q178 332 160 326Z"
          fill="var(--palette-highlight-86)"
        />
        <path d="M126 262Q132 250 144 246" stroke="var(--palette-highlight-50)" strokeWidth="4" />
        <path
          d="M300 362H204M306 404H246M250 226Q232 226 218 240M262 306Q256 316 260 326"
          stroke="var(--palette-highlight-41)"
          strokeWidth="4"
        />
      </g>
    </svg>
  );
}
