import type { ComponentChildren } from 'preact'

interface FieldProps {
  id: string
  label: string
  /** Follows the label of an optional field. */
  note?: string | undefined
  error: string | undefined
  children: ComponentChildren
}

export const Field = ({ id, label, note, error, children }: FieldProps) => (
  <div class="field" part="field">
    <label for={id} part="label">
      {label}
      {note && <span class="note"> ({note})</span>}
    </label>
    {children}
    <FieldErrorText id={id} error={error} />
  </div>
)

/** Keyed by its text: page translation replaces text nodes, so a changed text needs a new element. */
export const FieldErrorText = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p key={error} class="fault" part="fault" id={toErrorId(id)}>
      {error}
    </p>
  ) : null

/** Connects a control to its error message. */
export const errorAttributes = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': toErrorId(id) } : {}

const toErrorId = (id: string) => `${id}-fault`
