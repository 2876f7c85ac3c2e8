import type { PublicBrand } from '../../branding/public-brand.ts'
import { createBrand } from '../../emails/testing/email-fixtures.ts'
import { type Box, bleed, type Drawing, type PostcardDrawing, safeMargin, type TextShape } from '../drawing/drawing.ts'
import { postcardMeasure } from '../drawing/postcard-measure.ts'
import type { PostcardRecipient, PostcardSender } from '../postcard-context.ts'
import type { PostcardSettings } from '../postcard-settings.ts'
import { sampleRecipient } from '../sample-recipient.ts'

export const createPostcardSender = (brand: PublicBrand = createBrand()): PostcardSender => ({
  brand,
  printLogo: { url: '/media/account/print.png', width: 1600, height: 400 },
  legalText: [brand.license, brand.disclaimer].filter(Boolean).join(' '),
  returnAddress: ['Harbor & Hill Realty', '40 Harbor Street', 'Portland, ME 04101'],
})

export const mailedRecipient: PostcardRecipient = {
  ...sampleRecipient,
  address: ['Emma Larsen', '18 Spring Street Unit 2', 'Portland, ME 04101'],
  qrText: 'HTTPS://GABLE.EXAMPLE/Q/4K7M2QXP9D3W',
  shortUrl: 'gable.example/s/4k7m-2qxp-9d3w',
}

/** Nothing is known of this contact, and the agent has no phone number. */
export const barePostcardRecipient: PostcardRecipient = {
  ...sampleRecipient,
  values: {
    'agent.firstName': 'Maya',
    'agency.name': 'Harbor & Hill Realty',
    'today.month': 'May',
    'today.year': '2026',
  },
  agent: { fullName: 'Maya', title: '', photoUrl: null, email: 'maya@example.com', phone: '' },
}

export const createPostcardSettings = (parts: Partial<PostcardSettings> = {}): PostcardSettings => ({
  design: 'split',
  size: '6X9',
  headline: 'What would it sell for today?',
  subheadline: '{{home.street | Your home}} has an answer.',
  image: { kind: 'SCENE', name: 'quiet-street' },
  backHeadline: 'Hi {{contact.firstName | neighbor}}',
  body: 'First paragraph.\nSecond paragraph.',
  callToAction: 'See your home value',
  qrTarget: { kind: 'DASHBOARD', value: '' },
  brandingId: null,
  ...parts,
})

export const listTexts = ({ shapes }: Drawing): TextShape[] => shapes.filter((shape) => shape.type === 'text')

/** What a text covers, with its descenders. */
function getTextBox({ x, y, text, font, size, letterSpacing = 0 }: TextShape): Box {
  return { x, y: y - size * 0.76, width: postcardMeasure.getWidth(font, text, size, letterSpacing), height: size }
}

/** Texts that are cut off, that reach into what the carrier prints on, or that stand on another text. */
export function listMisplacedTexts(drawing: PostcardDrawing, { isMailed = false } = {}): string[] {
  return [drawing.front, drawing.back].flatMap((side) => {
    const boxes = listTexts(side).map((shape) => ({ text: shape.text, box: getTextBox(shape) }))
    return boxes
      .filter(({ box }, index) => {
        const isSafe =
          box.x >= safeMargin - 0.01 &&
          box.y >= safeMargin - 0.01 &&
          box.x + box.width <= side.width - safeMargin + 0.01 &&
          box.y + box.height <= side.height - safeMargin + 0.01
        const isOverprinted = !isMailed && side.keptFree.some((zone) => overlaps(zone, box))
        const isOverlapped = boxes.some((other, place) => place < index && overlaps(shrink(other.box), shrink(box)))
        return !isSafe || isOverprinted || isOverlapped
      })
      .map(({ text }) => text)
  })
}

/** Lines may be set tight: their boxes touch where their letters do not. */
const shrink = ({ x, y, width, height }: Box): Box => ({
  x: x + 0.5,
  width: width - 1,
  y: y + height * 0.14,
  height: height * 0.6,
})

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - 0.01 &&
  other.x < one.x + one.width - 0.01 &&
  one.y < other.y + other.height - 0.01 &&
  other.y < one.y + one.height - 0.01

/** Areas other than the white ground that reach into what the carrier prints on. */
export const listOverprintedAreas = ({ shapes, keptFree }: Drawing): string[] =>
  shapes.flatMap((shape) => {
    if (shape.type !== 'rect' && shape.type !== 'image' && shape.type !== 'scene') return []
    const isGround = shape.type === 'rect' && shape.x === -bleed && shape.fill === '#FFFFFF'
    return !isGround && keptFree.some((zone) => overlaps(zone, shape)) ? [JSON.stringify(shape)] : []
  })
