import type { Size } from '../../../media/crop-box.ts'
import { usePostcardContext } from '../../preview/use-postcard-context.ts'
import { usePostcardEngine } from '../../preview/use-postcard-engine.ts'
import { findFieldError } from '../postcard-errors.ts'
import { usePostcardEditor } from '../use-postcard-editor.ts'

/** Tells whether a picture is too coarse for the design. Undefined until postcards can be drawn. */
export function usePictureError(): ((size: Size) => string | undefined) | undefined {
  const { settings } = usePostcardEditor()
  const { data: engine } = usePostcardEngine()
  const { data: context } = usePostcardContext(settings.brandingId)
  if (!engine || !context) return undefined
  return (size) => {
    const image = { kind: 'MEDIA' as const, url: '', ...size, focusX: 50, focusY: 50 }
    return findFieldError('image', [], engine.draw({ ...settings, image }, context).problems)
  }
}
