// The scripts that run inline in every document. The page's policy allows exactly these, by hash.
import { paths } from '#web/router/paths.ts'
import { inlineScript as applyDeviceSettings } from './apply-device-settings.ts?inline-script'
import { inlineScript as fetchMemberScripts } from './fetch-member-scripts.ts?inline-script'
import { inlineScript as openAtToday } from './open-at-today.ts?inline-script'
import type { PageFiles } from './page-files.ts'
import { inlineScript as recordEarlyEvents } from './record-early-events.ts?inline-script'
import { inlineScript as startPage } from './start-page.ts?inline-script'

const HOME = 'web/pages/home-page.tsx'

/** For the page with this source file. */
export function inlineScripts(page: string, files: PageFiles) {
  return {
    head: [
      applyDeviceSettings(),
      page === HOME ? openAtToday({ home: paths.home, today: paths.dashboard }) : '',
      files.memberScripts.length > 0 ? fetchMemberScripts(files) : '',
    ].join(''),
    bodyStart: recordEarlyEvents(),
    bodyEnd: startPage(files),
  }
}
