/** A file as it was built: as it is, and as small as it can be made for who understands that. */
export interface Codings {
  identity: Buffer
  gzip: Buffer | undefined
  br: Buffer | undefined
}

type Coding = keyof Codings

/** How a file's name ends when it is compressed. */
export const endings = { identity: '', gzip: '.gz', br: '.br' } as const satisfies Record<Coding, string>

/** The smallest that the browser accepts. One that says nothing is given the file as it is. */
export function codingFor(header: string | undefined, codings: Codings): Coding {
  const accepted = acceptedIn(header)
  const isAccepted = (coding: Coding) => (accepted.get(coding) ?? accepted.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find((coding) => codings[coding] && isAccepted(coding)) ?? 'identity'
}

const acceptedIn = (header = '') =>
  new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', weight] = part.toLowerCase().split(';q=')
      return [name.trim(), weight === undefined ? 1 : Number(weight) || 0]
    }),
  )
