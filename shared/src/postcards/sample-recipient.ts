import { sampleMergeValues } from '../content/merge-fields.ts'
import type { PostcardRecipient } from './postcard-context.ts'

const sampleCode = 'SAMPLE000000'

/** For previews that show no contact. */
export const sampleRecipient: PostcardRecipient = {
  values: sampleMergeValues,
  agent: {
    fullName: 'Maya Chen',
    title: 'Listing Agent',
    photoUrl: null,
    email: 'maya@example.com',
    phone: '(207) 555-0142',
  },
  address: [],
  ...toSampleCode('https://gable.example'),
}

/** The code of a piece that is only looked at. It leads nowhere, and is as long as a real one. */
export function toSampleCode(origin: string): Pick<PostcardRecipient, 'qrText' | 'shortUrl'> {
  const { host } = new URL(origin)
  return { qrText: `${origin}/q/${sampleCode}`.toUpperCase(), shortUrl: `${host}/s/samp-le00-0000` }
}
