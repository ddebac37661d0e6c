export { type Book, bookOf } from './book.ts';
export {
  type Address,
  type Choose,
  choose,
  type If,
  type May,
  may,
  type Node,
  nodesIn,
  type Parts,
  partAt,
  partsOf,
  provided,
  type Seq,
  type Special,
  seq,
  special,
} from './tree.ts';
