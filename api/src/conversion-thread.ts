import { parentPort, workerData } from 'node:worker_threads'
import { type Conversion, convertFile } from './imports/conversion/convert-file.ts'

/** Converts a workbook or contact cards to CSV. */
parentPort?.postMessage({ result: await convertFile(workerData as Conversion) })
