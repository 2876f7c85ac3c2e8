import { type Browser, chromium, type Page } from 'playwright'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { createWidgets, type PublishedWidget } from '../hosts/create-widgets.ts'
import { openWebsite, resolveExampleHosts } from '../hosts/website.ts'
import { browserFlags, getBenchBrowserPath } from '../support/browser.ts'
import { startMeasuredProduct } from './measured-product.ts'

export interface EmbedPages {
  widgets: PublishedWidget[]
  /** URL of a page with one widget of each kind. */
  withWidgets: string
  /** URL of the same page without the widget scripts. */
  withoutWidgets: string
  /** Runs the work in a new browser context with an empty cache. */
  openPage<T>(width: number, work: (page: Page) => Promise<T>): Promise<T>
}

/** Publishes the widgets of the built product on an external website for the duration of the work. */
export async function withEmbedPages<T>(work: (pages: EmbedPages) => Promise<T>): Promise<T> {
  const product = await startMeasuredProduct()
  const website = await openWebsite()
  const args = [...browserFlags, resolveExampleHosts]
  const browser = await chromium.launch({ executablePath: await getBenchBrowserPath(), args })
  try {
    const factory = new AgencyFactory(product.owner)
    const widgets = await createWidgets(factory, await factory.createAgency(), `http://localhost:${product.port}`)
    const body = widgets.map(({ code }) => `<p>Before</p>${code}<p>After</p>`).join('')
    const publish = (body: string) => website.publish({ text: renderPage(body) })
    const withWidgets = publish(body)
    const withoutWidgets = publish(body.replace(/<script.*?<\/script>/g, ''))
    return await work({
      widgets,
      withWidgets,
      withoutWidgets,
      openPage: (width, work) => openPage(browser, width, work),
    })
  } finally {
    await browser.close()
    website.close()
    await product.stop()
  }
}

const renderPage = (body: string) =>
  `<!doctype html><html lang="en"><title>External website</title><meta name="viewport" content="width=device-width"><body>${body}</body></html>`

async function openPage<T>(browser: Browser, width: number, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}
