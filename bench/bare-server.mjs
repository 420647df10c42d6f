// What node:http takes at least for a calculation: it reads the body whole, and sends the bytes of the file that it is given,
// or without one what the library makes of the body. No key, no check, no limit. Run by load.ts.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { calculatePatient, formatResultXml, parsePatientXml } from 'auxology'

const [file] = process.argv.slice(2)
const ready = file === undefined ? undefined : readFileSync(file)

const server = createServer((request, response) => {
  const pieces = []
  request.on('data', (piece) => pieces.push(piece))
  request.on('end', () => {
    const body = Buffer.concat(pieces)
    const answer = ready ?? Buffer.from(formatResultXml(calculatePatient(parsePatientXml(body))))
    response.writeHead(200, { 'Content-Type': 'application/xml; charset=utf-8', 'Content-Length': answer.length })
    response.end(answer)
  })
})
server.listen(0, '127.0.0.1', () => console.log(`listening on http://127.0.0.1:${server.address().port}`))
