import { createHash } from 'node:crypto'

/** Names an inquiry, so that it becomes one lead however often it is sent. */
export interface InquiryKey {
  hash: Buffer
  /**
   * Made of the content alone: after a day the same content is another inquiry, because people ask again in the same
   * words.
   */
  isContent: boolean
}

/** `origin` is what the ID is unique within: the name of a source, or the ID of a webhook source. */
export const toInquiryKey = (origin: string, externalId: string): InquiryKey => ({
  hash: hash(`${origin}\nid\n${externalId}`),
  isContent: false,
})

export const toContentKey = (origin: string, content: Buffer | string): InquiryKey => ({
  hash: hash(`${origin}\ncontent\n${hash(content).toString('hex')}`),
  isContent: true,
})

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest()
