import { useLayoutEffect, useState } from 'react'
import { type Control, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form'

/** Which of an editor's panels is open, and which hold something that is not right. The first one is open to begin with. */
export function useEditorPanels<In extends FieldValues, Out>(
  control: Control<In, unknown, Out>,
  panels: readonly { key: string; fields: readonly FieldPath<In>[] }[],
) {
  const [openPanel, setOpenPanel] = useState(panels[0]?.key)
  const { submitCount, errors } = useFormState({ control })
  const wrong = panels.filter(({ fields }) => fields.some((field) => get(errors, field))).map(({ key }) => key)

  // Before the form moves the focus to the first error: it must be there by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt to save looks once
  useLayoutEffect(() => {
    if (wrong.length > 0 && !(openPanel && wrong.includes(openPanel))) setOpenPanel(wrong[0])
  }, [submitCount])

  return { openPanel, setOpenPanel, hasErrors: (key: string) => wrong.includes(key) }
}
