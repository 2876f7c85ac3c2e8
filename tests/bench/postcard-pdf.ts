import { createPostcardPdf } from '@gable/api/src/postcard-files/create-pdf.ts'
import { createPreparedImages } from '@gable/api/src/postcard-files/prepare-image.ts'
import { getBrandColors } from '@gable/shared/branding/brand-colors.ts'
import { drawPostcard } from '@gable/shared/postcards/drawing/draw-postcard.ts'
import { postcardMeasure } from '@gable/shared/postcards/drawing/postcard-measure.ts'
import type { PostcardSender } from '@gable/shared/postcards/postcard-context.ts'
import type { PostcardSettings } from '@gable/shared/postcards/postcard-settings.ts'
import { sampleRecipient } from '@gable/shared/postcards/sample-recipient.ts'
import { getPostcardTemplate } from '@gable/shared/postcards/templates/postcard-templates.ts'
import { type Bench, measureTime, median, memoize } from './bench.ts'

const single = 40
const many = 200

const sender: PostcardSender = {
  brand: {
    name: 'Harbor & Hill Realty',
    logo: null,
    buttonStyle: 'ROUNDED',
    font: 'SYSTEM',
    colorScheme: 'LIGHT',
    ...getBrandColors('#12305C'),
    phone: '(207) 555-0100',
    email: 'hello@example.com',
    website: 'https://example.com',
    address: '40 Harbor Street, Portland, ME 04101',
    license: '',
    disclaimer: '',
    marks: ['EQUAL_HOUSING', 'REALTOR'],
    privacyUrl: '',
    termsUrl: '',
  },
  printLogo: null,
  legalText: 'If your home is listed with another broker, this is not a solicitation.',
  returnAddress: ['Harbor & Hill Realty', '40 Harbor Street', 'Portland, ME 04101'],
}

const draw = (settings: PostcardSettings, index: number) =>
  drawPostcard(
    settings,
    sender,
    { ...sampleRecipient, values: { ...sampleRecipient.values, 'contact.firstName': `Emma ${index}` } },
    postcardMeasure,
  )

const loadImage = () => Promise.reject(new Error('The measured template has no uploaded picture'))

const measureFiles = memoize(async () => {
  const template = getPostcardTemplate('postcard-just-listed')
  if (template?.templateType !== 'REGULAR') throw new Error('The template postcard-just-listed is missing')
  const { settings } = template
  const times: number[] = []
  let bytes = 0
  for (let index = 0; index < single; index++)
    times.push(
      await measureTime(async () => {
        const { front, back } = draw(settings, index)
        bytes = Math.max(bytes, (await createPostcardPdf([front, back], { title: 'Bench', loadImage })).length)
      }),
    )
  const total = await measureTime(async () => {
    const options = { title: 'Bench', loadImage, images: createPreparedImages(loadImage) }
    for (let index = 0; index < many; index++) {
      const { front, back } = draw(settings, index)
      bytes = Math.max(bytes, (await createPostcardPdf([front, back], options)).length)
    }
  })
  return { median: median(times), each: total / many, bytes }
})

/** One personal postcard, drawn and made into a print file of both sides. */
export const postcardPdfBenches: Bench[] = [
  { name: 'postcard-pdf', unit: 'ms', measure: async () => (await measureFiles()).median },
  { name: 'postcard-pdf-many', unit: 'ms', measure: async () => (await measureFiles()).each },
  { name: 'postcard-pdf-bytes', unit: 'bytes', measure: async () => (await measureFiles()).bytes },
]
