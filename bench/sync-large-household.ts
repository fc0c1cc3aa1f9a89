// What one edit costs in a household with 2,000 own recipes: the bytes of the calls that the editor and another device
// make, without headers and before compression.
import { randomUUID } from 'node:crypto'
import type { Member, Site } from '#server/database/testing/site.ts'
import type { PhoenixClient } from '#server/realtime/testing/phoenix-client.ts'

const RECIPES = 2000
const PER_CALL = 20
const MOST_BYTES = 20_000
const FIRST_NUMBER = 1_780_000_000_100_000

interface Parties {
  site: Site
  editor: Member
  other: Member
  /** Their open connections. */
  sockets: { editor: PhoenixClient; other: PhoenixClient }
}

export async function largeHousehold({ site, editor, other, sockets }: Parties) {
  const device = randomUUID()
  let seq = 0
  const call = async ({ token }: Member, name: string, given: object) => {
    const body = JSON.stringify(given)
    const response = await site.request(`/rest/v1/rpc/${name}`, { method: 'POST', body, token })
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    return { bytes: body.length + text.length, result: JSON.parse(text) }
  }
  const put = (recipes: readonly object[], fields: string[] | null) =>
    call(editor, 'apply_operations', {
      ...{ store: 'custom_recipes', device },
      operations: recipes.map((body) => ({
        seq: ++seq,
        kind: 'put',
        row: { id: Reflect.get(body, 'id'), body },
        fields,
      })),
    })
  async function fetchNew(member: Member, from: unknown) {
    let since = from
    let bytes = 0
    let rows = 0
    for (;;) {
      const { bytes: more, result } = await call(member, 'changes_since', { store: 'custom_recipes', since })
      bytes += more
      rows += result.rows.length
      since = result.since
      if (!result.more) return { bytes, rows, since }
    }
  }

  for (let from = 0; from < RECIPES; from += PER_CALL)
    await put(
      Array.from({ length: PER_CALL }, (_, at) => recipe(from + at)),
      null,
    )
  const first = await fetchNew(other, null)
  const { since } = await fetchNew(editor, null)
  const heard = { editor: sockets.editor.heard.length, other: sockets.other.heard.length }

  const edited = { ...recipe(7), title: 'Soup of the day' }
  const sent = await put([edited], ['body'])
  const onEditor = await fetchNew(editor, since)
  const onOther = await fetchNew(other, first.since)
  await new Promise((resolve) => setTimeout(resolve, 1000)) // the messages
  const messages = (client: PhoenixClient, from: number) =>
    client.heard.slice(from).reduce<number>((sum, message) => sum + JSON.stringify(message).length, 0)
  const editorBytes = sent.bytes + onEditor.bytes + messages(sockets.editor, heard.editor)
  const otherBytes = onOther.bytes + messages(sockets.other, heard.other)

  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
  console.log(
    `${RECIPES} recipes of ${kilobytes(JSON.stringify(recipe(0)).length)}: first fetch ${kilobytes(first.bytes)}`,
  )
  console.log(`one edit: editor ${kilobytes(editorBytes)}, another device ${kilobytes(otherBytes)} (budget 20 KB each)`)
  if (first.rows !== RECIPES || onOther.rows !== 1 || onEditor.rows !== 1)
    throw new Error('The devices did not get the rows.')
  if (Math.max(editorBytes, otherBytes) > MOST_BYTES) process.exitCode = 1
}

/** About six kilobytes, as pages from the web often are. */
function recipe(number: number) {
  return {
    ...{ id: FIRST_NUMBER + number, title: `Soup No. ${number}`, image: '', readyInMinutes: 45, servings: 2 },
    ...{ cuisines: ['Greek'], diets: ['Vegan'], isCustom: true },
    instructions: 'Chop the onion finely and fry it in the oil until it is golden, then add the rest and stir. '.repeat(
      50,
    ),
    ingredients: Array.from({ length: 24 }, (_, at) => ({ name: `red lentils ${at}`, amount: 200 + at, unit: 'g' })),
  }
}
