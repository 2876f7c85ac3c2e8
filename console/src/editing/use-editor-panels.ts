import { useLayoutEffect, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'

/** Adds the panel to open to the URL of an editor. */
export const withPanel = (url: string, panel: string) => `${url}${url.includes('?') ? '&' : '?'}panel=${panel}`

/** Tracks the open panel of an editor and the panels with errors. Starts with the panel in the URL, or the first one. */
export function useEditorPanels<In extends FieldValues, Out>(
  control: Control<In, unknown, Out>,
  panels: readonly { key: string; fields: readonly FieldPath<In>[] }[],
) {
  const [searchParams] = useSearchParams()
  const [openPanel, setOpenPanel] = useState(
    () => (panels.find(({ key }) => key === searchParams.get('panel')) ?? panels[0])?.key,
  )
  const { submitCount, errors } = useFormState({ control })
  const invalidKeys = panels.filter(({ fields }) => fields.some((field) => get(errors, field))).map(({ key }) => key)

  // A layout effect, because the field must be mounted before the form focuses the first error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per attempt to save
  useLayoutEffect(() => {
    if (invalidKeys.length > 0 && !(openPanel && invalidKeys.includes(openPanel))) setOpenPanel(invalidKeys[0])
  }, [submitCount])

  return { openPanel, setOpenPanel, hasErrors: (key: string) => invalidKeys.includes(key) }
}
