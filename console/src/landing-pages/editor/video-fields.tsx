import { maxLengths } from '@gable/shared/landing-pages/layout-rules.ts'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SwitchField } from '../../design/inputs/switch-field.tsx'
import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import type { PageControl, PageValues } from './page-values.ts'
import { VideoNote } from './video-note.tsx'

/** The video on the page. Turning it off clears its code. */
export function VideoFields({ control }: { control: PageControl }) {
  const { setValue } = useFormContext<PageValues>()
  const [isShown, code] = useWatch({ control, name: ['layoutSettings.videoEnabled', 'layoutSettings.videoEmbedCode'] })
  const wasShown = useRef(isShown)

  useEffect(() => {
    if (wasShown.current && !isShown)
      setValue('layoutSettings.videoEmbedCode', '', { shouldDirty: true, shouldValidate: true })
    wasShown.current = isShown
  }, [isShown, setValue])

  return (
    <>
      <SwitchField
        control={control}
        name="layoutSettings.videoEnabled"
        label="Show a Video"
        hint="Appears below the first screen of the page."
      />
      <TextAreaField
        control={control}
        name="layoutSettings.videoEmbedCode"
        label="Video Embed Code"
        hint="On YouTube, Vimeo and similar sites, choose “Share”, then “Embed”, and copy the code."
        required={isShown}
        disabled={!isShown}
        max={maxLengths.videoEmbedCode}
        rows={6}
        mono
        spellCheck={false}
      />
      <VideoNote code={isShown ? code : ''} />
    </>
  )
}
