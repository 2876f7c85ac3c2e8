import { drawBlockBack } from '../backs/block-back.ts'
import { drawLetterBack, drawNoteBack, drawPlainBack } from '../backs/letter-back.ts'
import type { Sketch } from '../sketch.ts'
import { drawArch } from './arch.ts'
import { drawBigNumber } from './big-number.ts'
import { drawBlock } from './block.ts'
import { drawFigures } from './figures.ts'
import { drawFrame } from './frame.ts'
import { drawMasthead } from './masthead.ts'
import { drawNote } from './note.ts'
import { drawPanorama } from './panorama.ts'
import { drawParcels } from './parcels.ts'
import { drawSplit } from './split.ts'
import { drawTicket } from './ticket.ts'

interface PostcardDesign {
  title: string
  drawFront(sketch: Sketch): void
  drawBack(sketch: Sketch): void
  /** The front shows the picture of the settings. */
  hasPicture: boolean
}

/** Contents keep the ids, so an id never changes its meaning. */
export const postcardDesigns = {
  panorama: { title: 'Panorama', hasPicture: true, drawFront: drawPanorama, drawBack: drawLetterBack },
  'big-number': { title: 'Big number', hasPicture: false, drawFront: drawBigNumber, drawBack: drawLetterBack },
  split: { title: 'Split', hasPicture: true, drawFront: drawSplit, drawBack: drawPlainBack },
  frame: { title: 'Framed picture', hasPicture: true, drawFront: drawFrame, drawBack: drawLetterBack },
  figures: { title: 'Figures', hasPicture: false, drawFront: drawFigures, drawBack: drawPlainBack },
  note: { title: 'Handwritten note', hasPicture: true, drawFront: drawNote, drawBack: drawNoteBack },
  block: { title: 'Color block', hasPicture: false, drawFront: drawBlock, drawBack: drawBlockBack },
  arch: { title: 'Arch', hasPicture: true, drawFront: drawArch, drawBack: drawLetterBack },
  ticket: { title: 'Ticket', hasPicture: false, drawFront: drawTicket, drawBack: drawBlockBack },
  parcels: { title: 'Neighborhood map', hasPicture: false, drawFront: drawParcels, drawBack: drawPlainBack },
  masthead: { title: 'Newspaper', hasPicture: true, drawFront: drawMasthead, drawBack: drawLetterBack },
} as const satisfies Record<string, PostcardDesign>

export type PostcardDesignId = keyof typeof postcardDesigns
export const postcardDesignIds = Object.keys(postcardDesigns) as [PostcardDesignId, ...PostcardDesignId[]]

export const isPostcardDesign = (id: string): id is PostcardDesignId => Object.hasOwn(postcardDesigns, id)

/** A design that no longer exists is drawn as another one, so that what was stored can always be shown. */
export const getDesign = (id: string): PostcardDesign => postcardDesigns[isPostcardDesign(id) ? id : 'panorama']
