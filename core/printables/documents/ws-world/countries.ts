import type { PackAge } from "../../page.ts";

export const CONTINENTS = ["Africa", "Asia", "Europe", "The Americas"] as const;
export type Continent = (typeof CONTINENTS)[number];

const list = (words: string): readonly string[] => words.split(" ");

/**
 * Countries by continent and grade: short names first. Countries in two continents are left out,
 * and so are names that contain another one (MALI in SOMALIA).
 */
export const COUNTRIES: Readonly<Record<PackAge, Readonly<Record<Continent, readonly string[]>>>> =
  {
    k2: {
      Africa: list("KENYA GHANA MALI CHAD TOGO"),
      Asia: list("CHINA INDIA JAPAN NEPAL QATAR"),
      Europe: list("ITALY SPAIN FRANCE GREECE MALTA"),
      "The Americas": list("CANADA MEXICO BRAZIL PERU CUBA CHILE"),
    },
    "35": {
      Africa: list("KENYA MOROCCO UGANDA ANGOLA ZAMBIA NAMIBIA SENEGAL TUNISIA"),
      Asia: list("JAPAN VIETNAM THAILAND MONGOLIA JORDAN BHUTAN MALAYSIA NEPAL"),
      Europe: list("POLAND NORWAY SWEDEN IRELAND GERMANY HUNGARY ICELAND AUSTRIA"),
      "The Americas": list("CANADA MEXICO BRAZIL BOLIVIA JAMAICA ECUADOR URUGUAY PANAMA"),
    },
    "68": {
      Africa: list("MADAGASCAR MOZAMBIQUE ZIMBABWE BOTSWANA ETHIOPIA TANZANIA CAMEROON RWANDA"),
      Asia: list("SINGAPORE CAMBODIA BANGLADESH UZBEKISTAN TAJIKISTAN MYANMAR LEBANON MALDIVES"),
      Europe: list("SWITZERLAND PORTUGAL LITHUANIA SLOVENIA BELGIUM FINLAND ALBANIA MOLDOVA"),
      "The Americas": list(
        "ARGENTINA COLOMBIA VENEZUELA NICARAGUA HONDURAS PARAGUAY DOMINICA BELIZE",
      ),
    },
  };

/** Countries of each continent on a sheet. */
export const PER_CONTINENT = 3;
