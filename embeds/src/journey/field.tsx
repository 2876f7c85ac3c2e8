import type { ComponentChildren } from 'preact'

interface FieldProps {
  id: string
  label: string
  /** Said after the label of a field that may stay empty. */
  note?: string | undefined
  fault: string | undefined
  children: ComponentChildren
}

/** A label above, the control, and what is wrong with it below. */
export const Field = ({ id, label, note, fault, children }: FieldProps) => (
  <div class="field">
    <label for={id}>
      {label}
      {note && <span class="note"> ({note})</span>}
    </label>
    {children}
    <FaultOf id={id} fault={fault} />
  </div>
)

export const FaultOf = ({ id, fault }: { id: string; fault: string | undefined }) =>
  fault ? (
    <p class="fault" id={faultId(id)}>
      {fault}
    </p>
  ) : null

const faultId = (id: string) => `${id}-fault`

/** What ties a control to the sentence about its fault. */
export const faulty = (id: string, fault: string | undefined) =>
  fault ? { 'aria-invalid': true, 'aria-describedby': faultId(id) } : {}
