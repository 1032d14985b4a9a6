/** Chromium for tests and screenshots: the one inside a registry package, so that nothing is downloaded at test time. */
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

export async function launch(): Promise<Browser> {
  // Its own arguments are meant for one page in one process; several pages need several.
  return playwright.launch({
    executablePath: process.env.CHROMIUM || (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--hide-scrollbars', '--disable-gpu', '--disable-software-rasterizer'],
    headless: true,
  });
}
