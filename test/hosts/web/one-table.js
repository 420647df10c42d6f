import { lookUpTable, scoreAt, who2006Height } from 'auxology/references'

const place = lookUpTable(who2006Height, 'male', 3)
globalThis.results = place && scoreAt(place, 100)
