/** The entry of the page: what is drawn at once, then the application. */
import './claim-script-policy';
import './app.css';
// With the page's own: the application's code waits for no styles (config/page-styles-plugin.ts).
import './ui/floating/alert-stack.css';
import { earlyRows } from './early-rows';
import { isExpected, opensFirstList } from './early-start';
import { preloadFrame } from './preload-frame';
import { keptDensity, showDensity } from './state/density';
import { markDevice } from './state/device';
import { keptTheme, showTheme } from './state/device-theme';
import { drawEarlyCard } from './transport/early/early-card';
import { afterPaint } from './ui/after-paint';

showTheme(keptTheme(localStorage));
showDensity(keptDensity());
// What is drawn before the application stands as on this device too.
markDevice(document.documentElement);
if (isExpected) preloadFrame(document, opensFirstList);
const begin = (): Promise<unknown> => import('./main');
// Evaluating the application takes a phone some hundred milliseconds: what was drawn is seen before.
if (drawEarlyCard(window, Date.now())) void afterPaint().then(begin);
else if (opensFirstList) void earlyRows().finally(begin);
else void begin();
