import { printBrandingIncomplete } from '@gable/shared/branding/completeness.ts'
import type { PostcardDrawing } from '@gable/shared/postcards/drawing/drawing.ts'
import { memo, useDeferredValue, useEffect, useMemo } from 'react'
import { useKeyboardScroll } from '../../../design/layout/use-keyboard-scroll.ts'
import { PreviewError, PreviewLoading } from '../../../journeys/preview-frame.tsx'
import { useStableValue } from '../../../platform/use-stable-value.ts'
import { FacesFrame } from '../../preview/postcard-faces.tsx'
import { PostcardSide } from '../../preview/postcard-side.tsx'
import { usePostcardDrawing } from '../../preview/use-postcard-drawing.ts'
import type { PostcardEngine } from '../../preview/use-postcard-engine.ts'
import { mergeProblems, type PostcardError } from '../postcard-errors.ts'
import { usePostcardEditor } from '../use-postcard-editor.ts'
import { PostcardPreviewBar } from './postcard-preview-bar.tsx'
import { type PreviewOptions, toScreenWidth, usePreviewOptions } from './preview-options.ts'
import { ProblemList } from './problem-list.tsx'

interface EditorPreviewProps {
  title: string
  isBrandingIncomplete: boolean
  /** Opens the panel of a setting. */
  onOpenSetting: (field: string | null) => void
  /** Called with what drawing the postcard found. */
  onProblems: (problems: PostcardDrawing['problems']) => void
}

/** The postcard as a contact will get it, with what is not saved yet. */
export function EditorPreview({ title, isBrandingIncomplete, onOpenSetting, onProblems }: EditorPreviewProps) {
  const { settings, errors } = usePostcardEditor()
  const options = usePreviewOptions()
  const { drawing, render, error, isValidating, retry } = usePostcardDrawing(settings, options.contact?.value)
  // The list may lag behind the typing; the preview may not.
  const problems = useStableValue(useDeferredValue(drawing?.problems ?? noProblems))
  useEffect(() => onProblems(problems), [problems, onProblems])
  const all = useMemo(
    () => mergeProblems(isBrandingIncomplete ? [...errors, brandingError] : errors, problems),
    [isBrandingIncomplete, errors, problems],
  )
  return (
    <div className="flex h-full flex-col">
      <PostcardPreviewBar options={options}>
        {drawing && <ProblemList problems={all} onOpen={onOpenSetting} />}
      </PostcardPreviewBar>
      {drawing && render ? (
        <Faces title={title} drawing={drawing} render={render} options={options} />
      ) : (
        <div className="relative min-h-0 flex-1">
          {error ? <PreviewError onRetry={retry} retrying={isValidating} /> : <PreviewLoading />}
        </div>
      )}
    </div>
  )
}

const brandingError: PostcardError = { field: 'branding', severity: 'error', message: printBrandingIncomplete }

const noProblems: PostcardDrawing['problems'] = []

interface FacesProps {
  title: string
  drawing: PostcardDrawing
  render: PostcardEngine['render']
  options: PreviewOptions
}

const Faces = memo(function Faces({ title, drawing, render, options: { zoom, hasGuides } }: FacesProps) {
  const width = toScreenWidth(drawing.front.width, zoom)
  const scroll = useKeyboardScroll()
  return (
    <div {...scroll} className="min-h-0 flex-1 overflow-auto bg-dots bg-sunken bg-[length:16px_16px] p-4 sm:p-6">
      <div className={width ? 'mx-auto w-max' : undefined} style={width ? { width } : undefined}>
        <FacesFrame
          isFullWidth={width !== undefined}
          front={
            <PostcardSide side={drawing.front} render={render} hasGuides={hasGuides} label={`Front of ${title}`} />
          }
          back={<PostcardSide side={drawing.back} render={render} hasGuides={hasGuides} label={`Back of ${title}`} />}
        />
        {hasGuides && <GuideLegend />}
      </div>
    </div>
  )
})

const GuideLegend = () => (
  <ul aria-label="Guides" className="mx-auto mt-4 max-w-[820px] space-y-1 text-muted text-table">
    <li>
      <span aria-hidden className="mr-2 inline-block w-6 border-danger border-t-2 border-dashed align-middle" />
      Here the card is cut. What lies outside is printed only so that no white edge shows.
    </li>
    <li>
      <span aria-hidden className="mr-2 inline-block w-6 border-info border-t-2 border-dashed align-middle" />
      Texts and logos stay inside this line.
    </li>
    <li>
      <span aria-hidden className="mr-2 inline-block h-3 w-6 bg-line-strong align-middle" />
      The address, the postage and the carrier’s barcode go here.
    </li>
  </ul>
)
