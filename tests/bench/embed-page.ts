import { type Browser, chromium, type Page } from '@playwright/test'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { type PublishedWidget, createWidgets } from '../hosts/create-widgets.ts'
import { openWebsite, resolveExampleHosts } from '../hosts/website.ts'
import { browserFlags, browserPath } from '../support/browser.ts'
import { measuredProduct } from './measured-product.ts'

export interface EmbedPages {
  /** A page with one of each element, its address, and the same page without what we bring to it. */
  widgets: PublishedWidget[]
  withAll: string
  without: string
  /** Opens a window of this width that has seen nothing yet. */
  look<T>(width: number, work: (page: Page) => Promise<T>): Promise<T>
}

/** A stranger's website around the elements of the built product, for as long as the work takes. */
export async function onEmbedPages<T>(work: (pages: EmbedPages) => Promise<T>): Promise<T> {
  const product = await measuredProduct()
  const website = await openWebsite()
  const args = [...browserFlags, resolveExampleHosts]
  const browser = await chromium.launch({ executablePath: await browserPath(), args })
  try {
    const factory = new AgencyFactory(product.owner)
    const widgets = await createWidgets(factory, await factory.createAgency(), `http://localhost:${product.port}`)
    const body = widgets.map(({ code }) => `<p>Before</p>${code}<p>After</p>`).join('')
    const publish = (body: string) => website.publish({ text: pageAround(body) })
    const withAll = publish(body)
    const without = publish(body.replace(/<script.*?<\/script>/g, ''))
    return await work({ widgets, withAll, without, look: (width, work) => look(browser, width, work) })
  } finally {
    await browser.close()
    website.close()
    await product.stop()
  }
}

const pageAround = (body: string) =>
  `<!doctype html><html lang="en"><title>Strangers</title><meta name="viewport" content="width=device-width"><body>${body}</body></html>`

async function look<T>(browser: Browser, width: number, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}
