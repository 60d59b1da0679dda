import { useCallback, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { SiteState } from '../contract/documents.ts';
import { call } from './client.ts';
import { Frame } from './frame/Frame.tsx';
import { sentenceOf } from './sentence-of.ts';
import { Shell } from './shell/Shell.tsx';
import { useInterfaceLanguage } from './shell/use-interface-language.ts';
import { useServerEvents } from './shell/use-server-events.ts';
import {
  StudioContext,
  type FieldPlace,
  type PanelName,
  type StudioWindow,
} from './studio-context.ts';
import { InterfaceContext, WordsContext } from './words.tsx';

/** The studio’s window: the page at one side, what may be changed of it at the other. */
export function App() {
  const [site, setSite] = useState<SiteState>();
  const spoken = useInterfaceLanguage(site?.languages[0]);
  const [fault, setFault] = useState<unknown>();
  const [place, setPlace] = useState<{ path: string; language?: string }>({ path: '/' });
  const [panel, setPanel] = useState<PanelName>('content');
  const [field, setField] = useState<FieldPlace>();
  const [version, setVersion] = useState(0);
  const [message, announce] = useState('');
  const reloadSite = useCallback(() => call('state', {}).then(setSite, setFault), []);
  const refreshPage = useCallback(() => {
    setVersion((before) => before + 1);
  }, []);
  useEffect(() => void reloadSite(), [reloadSite]);
  useServerEvents(refreshPage, reloadSite);
  const page = site?.pages.find(({ path }) => path === place.path) ?? site?.pages[0];
  const studio = useMemo<StudioWindow | undefined>(() => {
    if (!site || !page) return undefined;
    return {
      site,
      reloadSite,
      page,
      language: place.language ?? site.languages[0] ?? 'en',
      goTo: (path, language = place.language) => {
        setField(undefined);
        setPlace({ path, ...(language !== undefined && { language }) });
      },
      panel,
      showPanel: (wanted) => {
        // The field goes with its panel: in the next one it would take the focus from the tabs.
        if (wanted !== panel) setField(undefined);
        setPanel(wanted);
      },
      field,
      openField: (wanted) => {
        setField(wanted);
        setPanel('content');
      },
      markField: setField,
      version,
      refreshPage,
      announce,
    };
  }, [site, page, place, panel, field, version, reloadSite, refreshPage]);
  return (
    <I18nProvider locale={spoken.language}>
      <InterfaceContext value={spoken}>
        <WordsContext value={spoken.words}>
          {studio ? (
            <StudioContext value={studio}>
              <Shell>
                <Frame />
              </Shell>
            </StudioContext>
          ) : (
            <p className="studio-wait">
              {fault === undefined
                ? spoken.words.shell.loading
                : sentenceOf(fault, spoken.words.history.noAnswer)}
            </p>
          )}
          <p role="status" className="visually-hidden">
            {message}
          </p>
        </WordsContext>
      </InterfaceContext>
    </I18nProvider>
  );
}
