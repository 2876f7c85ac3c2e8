import { bounds } from '@gable/shared/landing-pages/layout-rules.ts'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SwitchField } from '../../design/inputs/switch-field.tsx'
import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import type { PageControl, PageValues } from './page-values.ts'
import { VideoNote } from './video-note.tsx'

/** A film on the page. Turned off, its code is gone. */
export function VideoFields({ control }: { control: PageControl }) {
  const { setValue } = useFormContext<PageValues>()
  const [isShown, code] = useWatch({ control, name: ['layoutSettings.videoEnabled', 'layoutSettings.videoEmbedCode'] })
  const before = useRef(isShown)

  useEffect(() => {
    if (before.current && !isShown)
      setValue('layoutSettings.videoEmbedCode', '', { shouldDirty: true, shouldValidate: true })
    before.current = isShown
  }, [isShown, setValue])

  return (
    <>
      <SwitchField
        control={control}
        name="layoutSettings.videoEnabled"
        label="Show a Video"
        hint="It stands below the first screen of the page."
      />
      <TextAreaField
        control={control}
        name="layoutSettings.videoEmbedCode"
        label="Video Embed Code"
        hint="The code that YouTube, Vimeo and others give under “Share” and “Embed”."
        required={isShown}
        disabled={!isShown}
        max={bounds.videoEmbedCode}
        rows={6}
        mono
        spellCheck={false}
      />
      <VideoNote code={isShown ? code : ''} />
    </>
  )
}
