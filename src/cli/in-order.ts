/**
 * The results of tasks in the order of their items. The number of items in
 * progress is bounded, so that neither items nor results accumulate.
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  start: (item: Item) => Promise<Result>,
  inProgress: number,
): AsyncGenerator<Result> {
  const queue: Promise<Result>[] = []
  try {
    for await (const item of items) {
      const result = start(item)
      // A failure is thrown in its turn; until then it must not count as unhandled.
      result.catch(() => {})
      queue.push(result)
      if (queue.length >= inProgress) yield await (queue.shift() as Promise<Result>)
    }
    while (queue.length > 0) yield await (queue.shift() as Promise<Result>)
  } finally {
    await Promise.allSettled(queue)
  }
}
