import { useEffect, useRef } from 'react'
import { get, useFormContext } from 'react-hook-form'

/** Checks fields again when the value that their rules depend on changes. Untouched fields show no new errors. */
export function useRevalidation(fields: readonly string[], dependency: unknown) {
  const { trigger, getFieldState, formState } = useFormContext()
  const { errors, isSubmitted } = formState
  const previous = useRef(dependency)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the dependency changes
  useEffect(() => {
    if (previous.current === dependency) return
    previous.current = dependency
    const outdated = fields.filter(
      (field) => isSubmitted || get(errors, field) !== undefined || getFieldState(field).isTouched,
    )
    if (outdated.length > 0) void trigger(outdated)
  }, [dependency])
}
