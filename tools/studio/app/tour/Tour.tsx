import { useEffect, useEffectEvent, useMemo, type RefObject } from 'react';
import { Button, Dialog, Heading, OverlayArrow, Popover } from 'react-aria-components';
import type { PanelName } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { STEPS } from './steps.ts';
import type { UsedTour } from './use-tour.ts';
import './tour.css';

/** The panels’ tabs. */
export type PanelTabs = Partial<Record<PanelName, HTMLElement | null>>;

/** What the tour points at. */
export interface TourSpots {
  /** A spot on the page. */
  readonly page: RefObject<Element | null>;
  readonly tabs: RefObject<PanelTabs>;
  /** Brings a panel into view beside the page; without a name, whichever is open. */
  readonly show: (name: PanelName | undefined) => void;
}

interface TourProps extends Omit<UsedTour, 'start' | 'step'> {
  readonly step: number;
  readonly spots: TourSpots;
}

/** A step of the tour: a card beside what it is about, while everything else can still be used. */
export function Tour({ step, next, back, end, spots }: TourProps) {
  const words = useWords('tour');
  const { name, panel } = STEPS[step] ?? STEPS[0];
  const show = useEffectEvent(spots.show);
  useEffect(() => {
    show(panel);
  }, [panel]);
  const { page, tabs } = spots;
  const trigger = useMemo(
    () => ({
      get current() {
        return (panel ? tabs.current[panel] : page.current) ?? null;
      },
    }),
    [panel, page, tabs],
  );
  const isLast = step === STEPS.length - 1;
  return (
    <Popover
      key={name}
      triggerRef={trigger}
      isOpen
      isNonModal
      placement="bottom start"
      onOpenChange={end}
      className="react-aria-Popover tour"
    >
      <OverlayArrow>
        <svg width="16" height="8" viewBox="0 0 16 8" aria-hidden="true">
          <path d="M0 8L8 0l8 8" />
        </svg>
      </OverlayArrow>
      <Dialog>
        <p className="tour-count">{fill(words.count, { step: step + 1, steps: STEPS.length })}</p>
        <Heading slot="title" level={2}>
          {words[name].heading}
        </Heading>
        <p>{words[name].text}</p>
        <div className="tour-actions">
          {!isLast && (
            <Button data-look="quiet" onPress={end}>
              {words.skip}
            </Button>
          )}
          {step > 0 && <Button onPress={back}>{words.back}</Button>}
          <Button data-look="primary" onPress={next}>
            {isLast ? words.done : words.next}
          </Button>
        </div>
      </Dialog>
    </Popover>
  );
}
