import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'The longest texts, in characters as people count them, and the limits on writing.',
})
export class Limits {
  @Field(() => Int, { description: 'Name of the business.' })
  businessName: number;

  @Field(() => Int, { description: 'Description of the business.' })
  businessDesc: number;

  @Field(() => Int, { description: 'Audience of the business.' })
  targetAudience: number;

  @Field(() => Int, { description: 'City.' })
  businessCity: number;

  @Field(() => Int, { description: 'Neighbourhood.' })
  businessNeighborhood: number;

  @Field(() => Int, { description: 'Website.' })
  linkWebsite: number;

  @Field(() => Int, { description: 'Address on Instagram.' })
  linkInstagram: number;

  @Field(() => Int, { description: 'WhatsApp link.' })
  linkWhatsapp: number;

  @Field(() => Int, { description: 'Topic of a brief.' })
  topic: number;

  @Field(() => Int, { description: 'Campaign link of a brief.' })
  campaignLink: number;

  @Field(() => Int, { description: 'Edited text.' })
  variation: number;

  @Field(() => Int, { description: 'Search in the history.' })
  search: number;

  @Field(() => Int, { description: 'How many content types a kit has at least.' })
  smallestKit: number;

  @Field(() => Int, { description: 'How many content types a kit has at most.' })
  largestKit: number;

  @Field(() => Int, { description: 'How many products a list may have.' })
  products: number;

  @Field(() => Int, { description: 'How many API keys an owner may have.' })
  apiKeys: number;

  @Field(() => Int, { description: 'How many entries of the credit statement can be read at once.' })
  statementEntries: number;

  @Field(() => Int, { description: 'Name of a product.' })
  productName: number;

  @Field(() => Int, { description: 'Price of a product.' })
  productPrice: number;

  @Field(() => Int, { description: 'Detail of a product.' })
  productDetail: number;

  @Field(() => Int, { description: 'How many adjustments a generation includes.' })
  adjustments: number;

  @Field(() => Int, { description: 'How many pasted texts a voice may have.' })
  voiceSamples: number;

  @Field(() => Int, { description: 'Pasted text of a voice.' })
  voiceSample: number;

  @Field(() => Int, { description: 'How many favourite phrases a voice may have.' })
  favouritePhrases: number;

  @Field(() => Int, { description: 'Favourite phrase.' })
  favouritePhrase: number;

  @Field(() => Int, { description: 'How many forbidden words a voice may have.' })
  forbiddenWords: number;

  @Field(() => Int, { description: 'Forbidden word.' })
  forbiddenWord: number;

  @Field(() => Int, { description: "Owner's name." })
  displayName: number;

  @Field(() => Int, { description: 'How many generations an owner may ask for in a minute.' })
  generationsPerMinute: number;

  @Field(() => Int, { description: 'How many generations of an owner may be written at once.' })
  generationsInFlight: number;

  @Field(() => Int, { description: 'How long a generation takes at most, in seconds; then its credit is returned.' })
  writingSeconds: number;

  @Field(() => Int, {
    description:
      'Up to how many shown characters of a text its subscription can always be ended at no cost; after them the text may still be written, stored and counted.',
  })
  openingLength: number;
}
