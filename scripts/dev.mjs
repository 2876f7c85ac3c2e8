import { prepareTools } from './lib/prepare.mjs'
import { inRoot } from './lib/repository.mjs'
import { runPrograms } from './lib/run-programs.mjs'

// Runs everything with hot reload.
await prepareTools()
const port = process.env.PORT || '4000'
const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
const tsx = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs')
// tsx needs the compiler options of the files with JSX in them.
const api = [tsx, 'watch', '--clear-screen=false', '--tsconfig', '../public-pages/tsconfig.json', 'src/server.ts']
const apiEnv = { PORT: port, NODE_ENV: 'development', DATA_DIR: process.env.DATA_DIR || inRoot('.data') }

const programs = [
  { name: 'api', folder: 'api', args: api, env: apiEnv },
  { name: 'console', folder: 'console', args: [vite, '--port', '5173'], env: { PORT: port } },
  { name: 'embeds', folder: 'embeds', args: [inRoot('scripts', 'lib', 'watch-embeds.mjs')], env: {} },
  { name: 'tester', folder: 'embeds/playground', args: [vite, '--port', '5174'], env: { PORT: port } },
]
console.log(`api      http://localhost:${port}\nconsole  http://localhost:5173\ntester   http://localhost:5174`)
runPrograms(programs)
