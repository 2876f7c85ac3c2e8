import type { CountyTax } from '@gable/shared/property-taxes/county-tax.ts'
import { zipPattern } from '@gable/shared/property-taxes/county-tax.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Calculator } from '../use-calculator.ts'
import { fetchCountyTax } from './fetch-county-tax.ts'

interface ZipInputs {
  zip?: string | undefined
  county?: CountyTax | undefined
}

interface ZipOptions<Inputs> {
  calculator: Calculator<Inputs>
  origin: string
  /** False while the operator has no property taxes by county: then nothing asks for a ZIP code. */
  isAsked: boolean | undefined
  /** The inputs that follow from a county, or from none. */
  fill(county: CountyTax | undefined): Partial<Inputs>
}

export interface Zip {
  zip: string
  problem: 'unknown' | 'unreachable' | undefined
  type(digits: string): void
}

/** A typed ZIP code fills in what its county says. One that was saved or shared only finds its county again. Undefined if it is not asked for. */
export function useZip<Inputs extends ZipInputs>(options: ZipOptions<Inputs>): Zip | undefined {
  const { calculator, origin, isAsked, fill } = options
  const { zip = '' } = calculator.inputs.value
  const [problem, setProblem] = useState<Zip['problem']>()
  const typed = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks up each ZIP code once
  useEffect(() => {
    setProblem(undefined)
    if (!isAsked || !zipPattern.test(zip) || calculator.inputs.value.county) return
    const request = new AbortController()
    fetchCountyTax(origin, zip, request.signal).then(
      (county) => {
        if (request.signal.aborted) return
        if (!county) return setProblem('unknown')
        calculator.apply({ chosen: typed.current === zip ? fill(county) : ({ county } as Partial<Inputs>) })
      },
      () => request.signal.aborted || setProblem('unreachable'),
    )
    return () => request.abort()
  }, [origin, zip, isAsked])

  const type = (digits: string) => {
    typed.current = digits
    calculator.change({ chosen: { ...fill(undefined), zip: digits } as Partial<Inputs> })
  }
  return isAsked ? { zip, problem, type } : undefined
}
