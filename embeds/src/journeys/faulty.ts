/** What ties a control to the sentence about its fault. */
export const faulty = (id: string, fault: string | undefined) =>
  fault ? { 'aria-invalid': true, 'aria-describedby': faultId(id) } : {}

export const faultId = (id: string) => `${id}-fault`
