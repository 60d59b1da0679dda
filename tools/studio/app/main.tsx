// Before all schemas.
import './no-eval.ts';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/ibm-plex-sans/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import '@fontsource-variable/red-hat-mono/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
// Before all parts: it says the order of the layers.
import './studio.css';
import { App } from './App.tsx';
import { surviveReloads } from './documents/use-document.ts';

const root = document.getElementById('studio');
surviveReloads();
if (root) createRoot(root).render(<App />);
