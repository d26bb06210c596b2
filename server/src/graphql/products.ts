import { Ctx, Field, FieldResolver, InputType, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { productLimits } from '../domain/account/products.ts';
import type { User as Account } from '../domain/account/user.ts';
import { Access, CurrentUser } from './access.ts';
import type { Context } from './context.ts';
import { Input } from './input.ts';
import { upToCharacters } from './limitDescriptions.ts';
import { ResultMutation, resultOf, resultUnion } from './results.ts';
import { User } from './user.ts';

@ObjectType({ simpleResolvers: true, description: 'A product or service of the owner.' })
export class Product {
  @Field(() => String, { description: 'The name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'The price, as the owner writes it.' })
  price: string | null;

  @Field(() => String, { nullable: true, description: 'What else there is to say of it.' })
  detail: string | null;
}

@ObjectType({ simpleResolvers: true, description: "The owner's products and services." })
export class ProductList {
  @Field(() => [Product], { description: "The products, in the owner's order." })
  items: readonly Product[];

  @Field(() => Int, { description: 'Counts the changes of the list; 0 while none was saved.' })
  revision: number;
}

@InputType({ description: 'A product or service.' })
export class ProductInput {
  @Field(() => String, { description: `The name, ${upToCharacters(productLimits.name)}.` })
  name: string;

  @Field(() => String, { nullable: true, description: `The price, ${upToCharacters(productLimits.price)}.` })
  price?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What else there is to say, ${upToCharacters(productLimits.detail)}.`,
  })
  detail?: string | null;
}

@InputType({ description: 'The whole list: it replaces the stored one.' })
export class SaveProductsInput {
  @Field(() => [ProductInput], { description: `The products, ${productLimits.products} at most.` })
  products: ProductInput[];

  @Field(() => Int, {
    nullable: true,
    description:
      'The revision that the edit is based on. When the list was changed since, nothing is saved. Without it, the list is overwritten.',
  })
  basedOn?: number | null;
}

@ObjectType({ description: 'The list is saved.' })
export class SaveProductsSuccess {
  @Field(() => User, { description: 'The account, with the list as it is stored now.' })
  user: Account;
}

const SaveProductsResult = resultUnion(SaveProductsSuccess, ['INVALID_PRODUCTS', 'PRODUCTS_CONFLICT']);

@Resolver(() => User)
export class ProductsResolver {
  @FieldResolver(() => ProductList, { description: "The owner's products and services." })
  async products(@Root() user: Account, @Ctx() { services }: Context): Promise<ProductList> {
    const { value, revision } = await services.products.of(user);
    return { items: value, revision };
  }

  @ResultMutation(SaveProductsResult, "Replaces the owner's list of products and services.")
  @Access('verified', 'owner or key')
  async saveProducts(
    @CurrentUser() user: Account,
    @Input(() => SaveProductsInput) { products, basedOn }: SaveProductsInput,
    @Ctx() { services }: Context,
  ) {
    return resultOf(await services.products.save(user, products, basedOn ?? null), () => ({ user }));
  }
}
