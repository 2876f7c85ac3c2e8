import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBrand } from '../../emails/testing/email-fixtures.ts'
import {
  bodyMaximum,
  callToActionMaximum,
  headlineMaximum,
  postcardSizes,
  subheadlineMaximum,
} from '../postcard-settings.ts'
import {
  createPostcardSender,
  createPostcardSettings,
  listMisplacedTexts,
  listTexts,
  mailedRecipient,
} from '../testing/postcard-fixtures.ts'
import { postcardDesignIds } from './designs/designs.ts'
import { drawPostcard } from './draw-postcard.ts'
import { postcardMeasure } from './postcard-measure.ts'

const sender = createPostcardSender()
const draw = (parts: Parameters<typeof createPostcardSettings>[0], recipient = mailedRecipient, from = sender) =>
  drawPostcard(createPostcardSettings(parts), from, recipient, postcardMeasure)

const named = (firstName: string, fullName = firstName) => ({
  ...mailedRecipient,
  address: [],
  values: { ...mailedRecipient.values, 'contact.firstName': firstName, 'contact.fullName': fullName },
})

const listErrors = (drawing: ReturnType<typeof draw>) =>
  drawing.problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)

describe('a postcard', () => {
  test('is drawn the same each time', () => {
    expect(draw({})).toEqual(draw({}))
  })

  test('says which name makes a text too long, and cuts it inside of its box', () => {
    const name = 'Maximiliana'.repeat(7)
    const drawing = draw(
      { design: 'split', size: '4X6', headline: 'Happy anniversary, {{contact.firstName | you}}!' },
      named(name),
    )
    expect(listErrors(drawing)).toContain(`The headline does not fit for ${name}. Please shorten it.`)
    expect(listMisplacedTexts(drawing)).toEqual([])
  })

  test('shrinks a long name that fits', () => {
    const sizeOf = (name: string) =>
      listTexts(draw({ headline: 'For {{contact.firstName | you}}' }, named(name)).front)[0]?.size ?? 0
    expect(listErrors(draw({ headline: 'For {{contact.firstName | you}}' }, named('Maximiliana-Alexandrina')))).toEqual(
      [],
    )
    expect(sizeOf('Maximiliana-Alexandrina-Josephine')).toBeLessThan(sizeOf('Mo'))
  })

  test('names the characters that no font has', () => {
    const chinese = draw({}, named('王芳'))
    expect(listErrors(chinese)).toEqual([
      'Our fonts do not have the characters 王 芳 of the headline of the back for 王芳.',
    ])
    expect(listErrors(draw({}, named('محمد')))[0]).toContain('م ح د')
    expect(listErrors(draw({ design: 'note' }, named('Nguyễn Łukasz Ñandú')))).toEqual([])
  })

  test('refuses a coarse picture with its figures, and wants a picture where the design shows one', () => {
    const image = { kind: 'MEDIA' as const, url: '/media/a/b.jpg', width: 750, height: 510, focusX: 50, focusY: 50 }
    const refused = draw({ design: 'panorama', size: '4X6', image })
    expect(listErrors(refused)).toEqual([
      'This picture has 120 dpi at this size. Please use one of at least 1875 × 1275 pixels.',
    ])
    expect(refused.problems[0]?.field).toBe('image')
    const sharp = draw({ design: 'panorama', size: '4X6', image: { ...image, width: 1875, height: 1275 } })
    expect(sharp.problems).toEqual([])
    const soft = draw({ design: 'panorama', size: '4X6', image: { ...image, width: 1500, height: 1020 } })
    expect(soft.problems).toMatchObject([{ severity: 'warning', message: expect.stringContaining('240 dpi') }])
    expect(listErrors(draw({ image: null }))).toEqual(['This design needs a picture. Please choose one.'])
  })

  test('refuses a code that cameras cannot read', () => {
    expect(listErrors(draw({}, { ...mailedRecipient, qrText: 'https://gable.example/q/abc' }))).toHaveLength(1)
    const long = `HTTPS://GABLE.EXAMPLE/Q/${'A'.repeat(200)}`
    expect(listErrors(draw({ size: '4X6' }, { ...mailedRecipient, qrText: long }))[0]).toContain(
      'too long for a QR code',
    )
  })

  test('checks the brand color for ink', () => {
    const pale = { ...createBrand(), color: '#EEEEEE', onColor: '#FFFFFF' }
    expect(listErrors(draw({}, mailedRecipient, createPostcardSender(pale)))[0]).toContain('cannot be read in print')
    const neon = { ...createBrand(), color: '#00F020', onColor: '#1C1917' }
    expect(draw({}, mailedRecipient, createPostcardSender(neon)).problems[0]?.message).toContain('Expect a duller tone')
  })

  test('keeps every text in its place, whatever the names and texts', () => {
    const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCMWŁÖŞéñ-’ ')
    const word = (maxLength: number) => fc.string({ unit: letters, minLength: 1, maxLength })
    fc.assert(
      fc.property(
        fc.record({
          design: fc.constantFrom(...postcardDesignIds),
          size: fc.constantFrom(...postcardSizes),
          name: word(80),
          headline: word(headlineMaximum),
          subheadline: word(subheadlineMaximum),
          backHeadline: word(headlineMaximum),
          body: word(bodyMaximum),
          callToAction: word(callToActionMaximum),
        }),
        ({ name, ...parts }) => {
          const recipient = { ...named(name), agent: { ...mailedRecipient.agent, fullName: name } }
          const drawing = draw({ ...parts, headline: `${parts.headline} {{contact.firstName | you}}` }, recipient)
          expect(listMisplacedTexts(drawing)).toEqual([])
        },
      ),
      { numRuns: 150 },
    )
  })
})
