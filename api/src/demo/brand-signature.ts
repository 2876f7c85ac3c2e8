import type { Signature } from '@gable/shared/branding/signature.ts'
import type { DemoBrand } from './brands.ts'

/** The email signature of a team member: name, title, agency, phone and website. */
export function createDemoSignature({ details, exchange }: DemoBrand, name: string, index: number): Signature {
  const phone = `${exchange}${40 + index}`
  const { host } = new URL(details.website)
  return {
    type: 'doc',
    content: [
      line({ text: name, marks: [{ type: 'bold' }] }),
      line({ text: index === 0 ? 'Broker and owner' : 'Real estate agent', marks: [{ type: 'italic' }] }),
      line({ text: details.displayName }),
      line(
        { text: phone, marks: [{ type: 'link', attrs: { href: `tel:+1${phone.replace(/\D/g, '')}` } }] },
        { text: ' · ' },
        { text: host, marks: [{ type: 'link', attrs: { href: details.website } }] },
      ),
    ],
  }
}

type Line = Signature['content'][number]
type Text = Extract<NonNullable<Line['content']>[number], { type: 'text' }>

const line = (...content: Omit<Text, 'type'>[]): Line => ({
  type: 'paragraph',
  content: content.map((text) => ({ type: 'text', ...text })),
})
