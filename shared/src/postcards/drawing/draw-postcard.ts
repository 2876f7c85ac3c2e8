import { fillMergeText } from '../../content/merge-fields.ts'
import { findPlaceholder } from '../../emails/lint/find-placeholder.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { PostcardRecipient, PostcardSender } from '../postcard-context.ts'
import type { PostcardSettings } from '../postcard-settings.ts'
import { cardSizes, listKeptFree } from './address-zone.ts'
import { drawMailing } from './backs/mailing.ts'
import { getDesign } from './designs/designs.ts'
import type { PostcardDrawing } from './drawing.ts'
import type { PostcardMeasure } from './measure.ts'
import { getPrintColors, isReadableInPrint, isTooBrightForInk } from './print-colors.ts'
import { type PostcardTexts, Sketch, type SketchContext, textFields } from './sketch.ts'

/** Both sides of a postcard for one recipient, and what prevents printing it. The same everywhere for the same input. */
export function drawPostcard(
  settings: PostcardSettings,
  sender: PostcardSender,
  recipient: PostcardRecipient,
  measure: PostcardMeasure,
): PostcardDrawing {
  const context: SketchContext = {
    settings,
    sender,
    recipient,
    measure,
    colors: getPrintColors(sender.brand),
    texts: fillTexts(settings, recipient),
  }
  const design = getDesign(settings.design)
  const front = new Sketch(context, 'front', cardSizes[settings.size])
  const back = new Sketch(context, 'back', cardSizes[settings.size])
  checkBrand(front)
  checkPlaceholders(settings, front, back)
  design.drawFront(front)
  design.drawBack(back)
  drawMailing(back)
  return {
    front: front.toDrawing([]),
    back: back.toDrawing(listKeptFree(settings.size)),
    problems: [...front.problems, ...back.problems],
  }
}

function fillTexts(settings: PostcardSettings, { values }: PostcardRecipient): PostcardTexts {
  const fill = (text: string) => cleanText(fillMergeText(text, values)).replace(/ +/g, ' ')
  return Object.fromEntries(
    textFields.map((field) => {
      const filled = fill(settings[field])
      return [field, field === 'body' ? filled : filled.replace(/\s+/g, ' ')]
    }),
  ) as PostcardTexts
}

function checkBrand(front: Sketch) {
  const { brand } = front.context.sender
  if (!isReadableInPrint(brand))
    front.error(null, `Texts on the brand color ${brand.color} cannot be read in print. Please choose another color.`)
  else if (isTooBrightForInk(brand.color))
    front.warn(null, `Ink cannot be as bright as the brand color ${brand.color} on a screen. Expect a duller tone.`)
}

function checkPlaceholders(settings: PostcardSettings, front: Sketch, back: Sketch) {
  for (const field of textFields) {
    const placeholder = findPlaceholder(settings[field])
    const side = field === 'headline' || field === 'subheadline' ? front : back
    if (placeholder) side.warn(field, `Please replace ${placeholder} before you publish.`)
  }
}
