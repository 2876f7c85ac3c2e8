import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import { defaultThreeStepProcess } from '@gable/shared/contact-dashboard/modules/three-step-process.ts'
import type { Vendor } from '@gable/shared/contact-dashboard/vendor.ts'
import { expect, test } from 'vitest'
import { createPage, renderModulePage, renderPage, toText } from '../testing/render-sample.ts'

const { agent } = createPage()

test.each<[ModuleType, string]>([
  [
    'PRIMARY_CTA',
    'Thinking about selling? Find out what your home could sell for today, with no obligation. Get my selling price',
  ],
  ['CTA', 'Have a question about your home? Ask us anything. You will hear from a real person. Ask a question'],
  ['BUYING_PREFERENCE', 'Looking for your next home?'],
])('%s shows its texts and a button that opens the form', (type, text) => {
  const html = renderModulePage(type)
  expect(toText(html)).toContain(text)
  expect(html).toMatch(/data-ask="(button|link)"/)
})

test('the buying preference has no link when it is turned off', () => {
  expect(renderModulePage('BUYING_PREFERENCE', { showCTA: false })).not.toContain('data-ask')
})

test('the agent can be called, texted and emailed, and each use counts as a click', () => {
  const html = renderModulePage('CONTACT_AGENT')
  expect(toText(html)).toContain('JL Jo Lund Harbor & Pine · ME 1 Call Text Email Contact me')
  expect(html).toContain('href="tel:2075550142" data-button="Call" aria-label="Call: Jo Lund, (207) 555-0142"')
  expect(html).toContain('href="sms:2075550142"')
  expect(html).toContain('href="mailto:jo@harborpine.test"')
})

test('an agent with a photo and without a phone number', () => {
  const html = renderModulePage('CONTACT_AGENT', {}, { agent: { ...agent, photo: '/media/jo.webp', phone: '' } })
  expect(html).toContain('src="/media/jo.webp" alt="Photo of Jo Lund"')
  expect(html).not.toContain('data-button="Call"')
  expect(html).not.toContain('sms:')
})

test('three steps show a bundled drawing each', () => {
  const html = renderModulePage('THREE_STEP_PROCESS')
  for (const { image, title, subTitle } of defaultThreeStepProcess.stepProcesses) {
    expect(html).toContain(`src="${image}"`)
    expect(toText(html)).toContain(`${title} ${subTitle}`)
  }
})

test('a video of a known site loads nothing from it before the owner plays it', () => {
  const videoEmbedCode = '<iframe src="https://www.youtube.com/embed/abc"></iframe>'
  const html = renderModulePage('VIDEO', { videoEmbedCode })
  expect(html).not.toContain('<iframe')
  expect(html).toMatch(/<a class="video-frame poster" href="https:\/\/www\.youtube\.com\/embed\/abc"/)
  expect(toText(html)).toContain('Play video Loads from YouTube')
  expect(toText(renderModulePage('VIDEO', { videoEmbedCode }, { language: 'es' }))).toContain('Reproducir video')
})

test('the preview shows the player of a video', () => {
  const videoEmbedCode = '<iframe src="https://www.youtube.com/embed/abc"></iframe>'
  const html = renderModulePage('VIDEO', { videoEmbedCode }, { isPreview: true })
  expect(html).toMatch(/<iframe class="video-frame"[^>]*src="https:\/\/www\.youtube\.com\/embed\/abc"/)
})

test('other code for a video runs in a sandbox', () => {
  const other = renderModulePage('VIDEO', { videoEmbedCode: '<script>alert(1)</script>' })
  expect(other).toMatch(/sandbox="allow-scripts"[^>]*src="\/dm\/dashboard\/module\/VIDEO\/video"/)
  expect(other).not.toContain('alert(1)')
})

test('code of the agency runs in a sandboxed frame whose address does not contain the link', () => {
  const html = renderModulePage('HTML', { htmlCode: '<b>ours</b>' })
  const [frame = ''] = /<iframe class="code-frame"[^>]*>/.exec(html) ?? []
  expect(frame).toContain('src="/dm/dashboard/module/HTML"')
  expect(frame).toContain('sandbox="allow-scripts"')
  expect(frame).not.toContain('ABCDEFGH')
  expect(html).not.toContain('<b>ours</b>')
})

test('the editor runs unsaved code in the same sandbox, whose document asks for it', () => {
  const html = renderModulePage('HTML', { htmlCode: '<b>draft</b>' }, { isPreview: true, code: '' })
  const [frame = ''] = /<iframe class="code-frame".*?<\/iframe>/.exec(html) ?? []
  expect(frame).toContain('src="/d/preview/code"')
  expect(frame).toContain('sandbox="allow-scripts"')
  expect(frame).toContain('data-code="&lt;b>draft&lt;/b>"')
  expect(html).not.toContain('<b>draft</b>')
})

const vendor: Vendor = {
  _id: 'v',
  type: 'INDIVIDUAL',
  name: 'Sam Okafor',
  companyName: 'Casco Bay Mortgage',
  nmlsId: '123456',
  phone: '207-555-0199',
  category: 'LENDER',
  updatedAt: '',
}

test('a vendor shows name, company, category and license', () => {
  const html = renderModulePage('LENDER', { vendor: 'v' }, { vendors: { v: vendor } })
  expect(toText(html)).toContain('SO Sam Okafor Casco Bay Mortgage · Lender · NMLS 123456 Call Text Contact')
  expect(html).toContain('aria-label="Call: Sam Okafor, (207) 555-0199"')
  expect(html).not.toContain('mailto:')
  const spanish = renderModulePage('LENDER', { vendor: 'v' }, { vendors: { v: vendor }, language: 'es' })
  expect(toText(spanish)).toContain('Prestamista')
})

test('a logo keeps its proportions', () => {
  const logoMedia = { url: '/media/logo.webp', width: 400, height: 100 }
  const html = renderModulePage('LENDER', { vendor: 'v' }, { vendors: { v: { ...vendor, logoMedia } } })
  expect(html).toContain('src="/media/logo.webp" width="120" height="30"')
})

test('without its vendor the module is left out, except in the editor', () => {
  expect(renderModulePage('LENDER')).not.toContain('module-LENDER')
  expect(renderModulePage('LENDER', {}, { isPreview: true, code: '' })).toContain('module-LENDER')
})

test('owners whose browser runs no scripts are counted by a picture', () => {
  expect(renderPage(createPage())).toContain('<noscript><img class="seen" src="/d/ABCDEFGH23456789/seen.gif"')
})
